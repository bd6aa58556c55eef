/** Time to choose a card, to view the result, and to wait for an opponent, in milliseconds. */
export const durations = { choosing: 15_000, shown: 3_000, waiting: 180_000 } as const

/** How long after the last poll a waiting player counts as gone, in milliseconds. */
export const GONE_AFTER = 12_000

export const MOST_MISSED = 2

/** A due time further ahead than this, in ms, means that the sandbox clock was set back. */
export const AHEAD = 5 * 60_000

/** Whether a time has come. Also true if the time is so far ahead that the clock must have been set back. */
export const hasArrived = (moment: Date, now: Date): boolean =>
  moment <= now || moment.getTime() > now.getTime() + AHEAD
