import { useSecondsUntil } from '#ui/kit/hooks/use-seconds-until.ts'
import { Clock } from '#ui/kit/text/clock.tsx'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Props = {
  /** ISO 8601 moment by the platform's clock, and milliseconds by which that is ahead of this one. */
  until: string
  ahead: number
}

/** How long bets are taken still: a clock that runs down in its last hour, before that the two largest units. */
export function TimeLeft({ until, ahead }: Props) {
  const seconds = useSecondsUntil(Date.parse(until) - ahead)
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days > 0) return <>{`${days} d ${hours} h`}</>
  if (hours > 0) return <>{`${hours} h ${minutes} min`}</>
  return <Clock seconds={seconds} />
}
