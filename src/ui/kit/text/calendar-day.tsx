import { useLingui } from '@lingui/react/macro'
import { dayText } from './day-text.ts'

export function CalendarDay({ moment }: { moment: string }) {
  const { i18n } = useLingui()
  return <time dateTime={moment}>{dayText(i18n, moment)}</time>
}
