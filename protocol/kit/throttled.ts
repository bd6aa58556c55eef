import * as v from 'valibot'

/** Too many attempts: milliseconds until the next is accepted. */
export const throttled = v.object({ retryAfter: v.pipe(v.number(), v.minValue(0)) })

/** A wrong secret: attempts left before the next wait. */
export const wrongGuess = v.object({ guessesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) })
