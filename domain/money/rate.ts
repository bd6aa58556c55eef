import * as v from 'valibot'

/** A share in hundredths of a percent: whole, so that it multiplies exactly. 10 000 is all of it. */
export const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000))
