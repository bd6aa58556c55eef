/** Milliseconds: for a choice, for looking at what was played, and for waiting alone. */
export const lasts = { choosing: 15_000, shown: 3_000, waiting: 180_000 } as const

/** Milliseconds without a look after which whoever waits has gone: nobody is led to an empty seat. */
export const GONE_AFTER = 12_000

/** Choices in a row that may not be let pass. */
export const MOST_MISSED = 2

/** Milliseconds by which a moment may seem to lie ahead: where it is more, the sandbox's clock has gone back over it. */
export const AHEAD = 5 * 60_000

/** Whether a moment has come; one that the clock has gone back over has. */
export const hasCome = (moment: Date, now: Date): boolean =>
  moment <= now || moment.getTime() > now.getTime() + AHEAD
