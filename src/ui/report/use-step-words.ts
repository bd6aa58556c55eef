import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { calendarZone } from '#contract/calendar-zone.ts'
import { currencySymbol } from '../kit/currency-symbol.ts'
import type { PlotWords } from '../kit/plot-options.ts'
import { shortMoney } from './short-money.ts'

/**
 * How the steps of a report are written in full, and under a plot of amounts; the same words as long as the steps are the same.
 *
 * @param currency ISO 4217 code; undefined as long as it is not known
 */
export function useStepWords(
  steps: readonly { from: string }[],
  currency: string | undefined,
): {
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
      scale: (value: number) => shortMoney(i18n, value, currencySymbol(currency)),
    }),
    [steps, currency, i18n],
  )
  return { stepName: (index) => i18n.date(steps[index]?.from ?? '', { ...day, year: 'numeric' }), inMoney }
}
