import { moveClock } from './sandbox-api.ts'

/** Milliseconds. */
const DAY = 86_400_000

export const DAYS = 30

/** Milliseconds that a day takes at least: a month a minute. */
const DAY_TAKES = 2_000

type Played = {
  /** Milliseconds that the platform's clock is ahead now. */
  offset: number
  /** Whether members play a little on each day. */
  play: boolean
  signal: AbortSignal
  /** Hears of each day that has passed, from 1. */
  onDay(day: number): Promise<void>
}

/** Lets a month pass in a minute, day by day, each settled before the next or at least begun; until the signal. */
export async function playMonth({ offset, play, signal, onDay }: Played): Promise<void> {
  for (let day = 1; day <= DAYS && !signal.aborted; day++) {
    await Promise.all([
      moveClock({ offset: offset + day * DAY, play }).then(() => onDay(day)),
      pause(DAY_TAKES, signal),
    ])
  }
}

/** Ends early with the signal. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
