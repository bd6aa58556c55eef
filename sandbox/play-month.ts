import { moveClock } from './sandbox-api.ts'

/** Milliseconds. */
const DAY = 86_400_000

export const DAYS = 30

/** Minimum duration of a simulated day in milliseconds: a month takes a minute. */
const DAY_TAKES = 2_000

type Played = {
  /** Milliseconds by which the platform's clock is ahead. */
  offset: number
  play: boolean
  signal: AbortSignal
  /** Called after each day, from 1. */
  onDay(day: number): Promise<void>
}

/**
 * Plays a month in a minute, day by day; each day's settlement has at least begun before the next. Stops
 * with the signal.
 */
export async function playMonth({ offset, play, signal, onDay }: Played): Promise<void> {
  for (let day = 1; day <= DAYS && !signal.aborted; day++) {
    await Promise.all([
      moveClock({ offset: offset + day * DAY, play }).then(() => onDay(day)),
      pause(DAY_TAKES, signal),
    ])
  }
}

/** Resolves early when the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
