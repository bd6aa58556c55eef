import type { I18n } from '@lingui/core'
import { calendarZone } from '#contract/calendar-zone.ts'
import { type Shown, shownOf } from './shown-of.ts'

const year = { year: 'numeric', timeZone: calendarZone } as const

/** A moment (ISO 8601) in words, as the site's clocks show it, with its year where that is another than this one. */
export function momentText(i18n: Pick<I18n, 'date'>, moment: string, show: Shown): string {
  const isOther = i18n.date(moment, year) !== i18n.date(new Date(), year)
  return i18n.date(moment, {
    ...shownOf[show],
    timeZone: calendarZone,
    ...(isOther && show !== 'time' && year),
  })
}
