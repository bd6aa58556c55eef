import type { I18n } from '@lingui/core'
import { type Shown, shownOf } from './shown-of.ts'

type Asked = {
  show: Shown
  timeZone: string
}

/** A moment (ISO 8601) in words, with its year where that is another than this one. */
export function momentText(i18n: Pick<I18n, 'date'>, moment: string, { show, timeZone }: Asked): string {
  const year = { year: 'numeric', timeZone } as const
  const isOther = i18n.date(moment, year) !== i18n.date(new Date(), year)
  return i18n.date(moment, { ...shownOf[show], timeZone, ...(isOther && show !== 'time' && year) })
}
