import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { calendarZone } from '#contract/moment.ts'
import type { PlotWords } from '../kit/plot-options.ts'
import { shortNumber } from './short-number.ts'

/** How the steps of a report are written in full, and under a plot of amounts; the same words as long as the steps are the same. */
export function useStepWords(steps: readonly { from: string }[]): {
  stepName: (index: number) => string
  inMoney: PlotWords
} {
  const { i18n } = useLingui()
  const day = { day: '2-digit', month: '2-digit', timeZone: calendarZone } as const
  const inMoney = useMemo(
    () => ({
      step: (index: number) =>
        steps[index]
          ? i18n.date(steps[index].from, { day: '2-digit', month: '2-digit', timeZone: calendarZone })
          : '',
      scale: (value: number) => shortNumber(i18n, value / 100),
    }),
    [steps, i18n],
  )
  return { stepName: (index) => i18n.date(steps[index]?.from ?? '', { ...day, year: 'numeric' }), inMoney }
}
