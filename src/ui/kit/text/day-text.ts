import type { I18n } from '@lingui/core'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { inEnglish } from './date-formats.ts'

/** Formats the day of a moment (ISO 8601) in the site's time zone instead of the reader's. */
export const dayText = (i18n: I18n, moment: string | Date): string =>
  i18n.date(moment, {
    day: '2-digit',
    month: '2-digit',
    ...(i18n.locale === 'en' && inEnglish),
    year: 'numeric',
    timeZone: calendarZone,
  })
