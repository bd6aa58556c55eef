import { useLingui } from '@lingui/react/macro'
import type { Shown } from './date-formats.ts'
import { momentText } from './moment-text.ts'

/** A moment (ISO 8601) by the site's one clock, wherever the reader is: it stands under the day that it is counted in. */
export function CalendarTime({ moment, show = 'full' }: { moment: string; show?: Shown }) {
  const { i18n } = useLingui()
  return <time dateTime={moment}>{momentText(i18n, moment, show)}</time>
}
