import { moveClock } from './sandbox-api.ts'

/** Milliseconds. */
const DAY = 86_400_000

export const DAYS = 30

/** Minimum duration of a simulated day, milliseconds: a month takes a minute. */
const DAY_TAKES = 2_000

type Played = {
  /** Milliseconds by which the platform's clock is ahead of the machine's. */
  offset: number
  play: boolean
  signal: AbortSignal
  /** Called after each day, starting with 1. */
  onDay(day: number): Promise<void>
}

/**
 * Plays a month day by day. A day begins only after the settlement of the previous one has begun. The signal
 * stops it.
 */
export async function playMonth({ offset, play, signal, onDay }: Played): Promise<void> {
  for (let day = 1; day <= DAYS && !signal.aborted; day++) {
    await Promise.all([
      moveClock({ offset: offset + day * DAY, play }).then(() => onDay(day)),
      pause(DAY_TAKES, signal),
    ])
  }
}

/** Also resolves when the signal aborts. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
