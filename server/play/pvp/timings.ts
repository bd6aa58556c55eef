/** Milliseconds to choose, to view the result, and to wait for an opponent. */
export const durations = { choosing: 15_000, shown: 3_000, waiting: 180_000 } as const

/** Milliseconds without a poll after which a waiting player counts as gone. */
export const GONE_AFTER = 12_000

export const MOST_MISSED = 2

/** A due time further ahead than this (ms) means that the sandbox's clock was set back. */
export const AHEAD = 5 * 60_000

/** Also true if the clock was set back to before the moment. */
export const hasArrived = (moment: Date, now: Date): boolean =>
  moment <= now || moment.getTime() > now.getTime() + AHEAD
