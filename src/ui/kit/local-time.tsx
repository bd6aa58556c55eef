import { useLingui } from '@lingui/react/macro'
import { useHydrated } from '../hooks/use-hydrated.ts'
import { momentText, type Shown } from './moment-text.ts'

type Props = { moment: string; show?: Shown }

/**
 * A moment (ISO 8601) in the visitor's own time zone. The platform's markup cannot know that zone and says UTC
 * until the page has taken over.
 */
export function LocalTime({ moment, show = 'full' }: Props) {
  const { i18n } = useLingui()
  const zone = useHydrated() ? {} : { timeZone: 'UTC' }
  return <time dateTime={moment}>{momentText(i18n, moment, { show, ...zone })}</time>
}
