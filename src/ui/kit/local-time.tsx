import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '../hooks/use-hydrated.ts'

/** What is shown of a moment: day, time and zone, or less of it; `time` beside its day. */
export const shownOf = {
  full: { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  short: { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const

type Props = { moment: string; show?: keyof typeof shownOf }

/**
 * A moment (ISO 8601) in the visitor's own time zone. The platform's markup cannot know that zone and says UTC
 * until the page has taken over.
 */
export function LocalTime({ moment, show = 'full' }: Props) {
  const { i18n } = useLingui()
  const zone = useHydrated() ? {} : { timeZone: 'UTC' }
  const text = i18n.date(moment, { ...shownOf[show], ...zone })
  return <time dateTime={moment}>{text}</time>
}
