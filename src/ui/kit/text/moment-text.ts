import type { I18n } from '@lingui/core'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { type DateFormat, dateFormats, inEnglish } from './date-formats.ts'

const year = { year: 'numeric', timeZone: calendarZone } as const

/** Formats a moment (ISO 8601) in the site's time zone. The current year is omitted. */
export function momentText(i18n: Pick<I18n, 'date' | 'locale'>, moment: string, show: DateFormat): string {
  const isOther = i18n.date(moment, year) !== i18n.date(new Date(), year)
  const isInFigures = show === 'short' || show === 'exact'
  return i18n.date(moment, {
    ...dateFormats[show],
    ...(i18n.locale === 'en' && isInFigures && inEnglish),
    timeZone: calendarZone,
    ...(isOther && show !== 'time' && year),
  })
}
