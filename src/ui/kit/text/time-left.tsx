import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from './clock.tsx'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Props = {
  /** ISO 8601. */
  until: string
  /** How far the platform's clock is ahead of the device's, in ms. */
  ahead: number
}

/** The time left until a deadline: a countdown in the last hour, and the two largest units before that. */
export function TimeLeft({ until, ahead }: Props) {
  const seconds = useSecondsUntil(Date.parse(until) - ahead)
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days > 0) return <>{`${days} d ${hours} h`}</>
  if (hours > 0) return <>{`${hours} h ${minutes} min`}</>
  return <Clock seconds={seconds} />
}
