import * as v from 'valibot'

/** After too many attempts: milliseconds until the next is accepted. */
export const throttled = v.object({ retryAfter: v.pipe(v.number(), v.minValue(0)) })

/** A wrong secret: remaining attempts before the next wait. */
export const wrongGuess = v.object({ guessesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) })
