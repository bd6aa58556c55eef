import * as v from 'valibot'

/** How many of something: whole and never below zero. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0))
