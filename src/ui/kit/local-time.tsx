import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { type Shown, shownOf } from './shown-of.ts'

type Props = { moment: string; show?: Shown }

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
