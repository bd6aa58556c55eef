import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '../hooks/use-hydrated.ts'

/**
 * A moment (ISO 8601) in the visitor's own time zone. The platform's markup cannot know that zone and says UTC
 * until the page has taken over.
 */
export function LocalTime({ moment }: { moment: string }) {
  const { i18n } = useLingui()
  const zone = useHydrated() ? {} : { timeZone: 'UTC' }
  const text = i18n.date(moment, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    ...zone,
  })
  return <time dateTime={moment}>{text}</time>
}
