import type { I18n } from '@lingui/core'

/** What is shown of a moment: day, time and zone, or less of it; `time` beside its day. */
const shownOf = {
  full: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  short: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const

export type Shown = keyof typeof shownOf

type Asked = {
  show: Shown
  /** The reader's own unless told. */
  timeZone?: string
}

/** A moment (ISO 8601) in words, with its year where that is another than this one. */
export function momentText(i18n: Pick<I18n, 'date'>, moment: string, { show, ...zone }: Asked): string {
  const year = { year: 'numeric', ...zone } as const
  const isOfThisYear = i18n.date(moment, year) === i18n.date(new Date(), year)
  const hasYear = show !== 'time' && !isOfThisYear
  return i18n.date(moment, { ...shownOf[show], ...zone, ...(hasYear ? year : {}) })
}
