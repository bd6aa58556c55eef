import * as v from 'valibot'

/** Too many attempts. `retryAfter` is the time until the next attempt is accepted, in ms. */
export const throttled = v.object({ retryAfter: v.pipe(v.number(), v.minValue(0)) })

/** A wrong secret. `guessesLeft` is the number of guesses before the next wait. */
export const wrongGuess = v.object({ guessesLeft: v.pipe(v.number(), v.integer(), v.minValue(0)) })
