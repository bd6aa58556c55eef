import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { PlotTexts } from '#ui/kit/layout/plot-options.ts'
import { currencySymbol } from '#ui/kit/text/currency-symbol.ts'
import { inEnglish } from '#ui/kit/text/date-formats.ts'
import { dayText } from '#ui/kit/text/day-text.ts'
import { shortNumber } from './short-number.ts'

/**
 * Returns the names of time steps, and a chart's axis labels. The axis labels are memoised as long as `steps`
 * is the same array, since new labels redraw the chart. `currency` is an ISO 4217 code, or undefined while
 * unknown.
 */
export function useStepTexts(
  steps: readonly { from: string }[],
  currency: string | undefined,
): {
  stepName: (index: number) => string
  inMoney: PlotTexts
} {
  const { i18n } = useLingui()
  const inMoney = useMemo(
    () => ({
      step: (index: number) =>
        steps[index]
          ? i18n.date(steps[index].from, {
              day: '2-digit',
              month: '2-digit',
              ...(i18n.locale === 'en' && inEnglish),
              timeZone: calendarZone,
            })
          : '',
      scale: (value: number) => shortMoney(i18n, value, currencySymbol(currency)),
    }),
    [steps, currency, i18n],
  )
  return { stepName: (index) => dayText(i18n, steps[index]?.from ?? ''), inMoney }
}

/** Formats minor units as a compact amount of money, for example −R$ 12.5K. */
function shortMoney(i18n: Pick<I18n, 'number'>, amount: number, symbol: string): string {
  const figures = shortNumber(i18n, Math.abs(amount) / 100)
  return amount === 0 ? figures : `${amount < 0 ? '−' : ''}${symbol}\u00a0${figures}`
}
