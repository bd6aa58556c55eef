import * as v from 'valibot'

/** 100%, in hundredths of a percent. */
export const WHOLE = 10_000

/** A share in hundredths of a percent; an integer, so that it multiplies exactly. */
export const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE))
