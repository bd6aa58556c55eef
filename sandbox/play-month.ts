import { moveClock } from './sandbox-api.ts'

/** In ms. */
const DAY = 86_400_000

export const DAYS = 30

/** Minimum real time for each simulated day, in ms. A month takes a minute or more. */
const DAY_TAKES = 2_000

type Played = {
  /** How far the platform's clock is ahead of the machine's, in ms. */
  offset: number
  play: boolean
  signal: AbortSignal
  /** Called after each day. Days are counted from 1. */
  onDay(day: number): Promise<void>
}

/**
 * Simulates a month day by day. The clock moves to the next day only after the platform has replied to the
 * previous move. Aborting `signal` stops the simulation.
 */
export async function playMonth({ offset, play, signal, onDay }: Played): Promise<void> {
  for (let day = 1; day <= DAYS && !signal.aborted; day++) {
    await Promise.all([
      moveClock({ offset: offset + day * DAY, play }).then(() => onDay(day)),
      pause(DAY_TAKES, signal),
    ])
  }
}

/** Waits. If the signal aborts, resolves early instead of rejecting. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
