import * as v from 'valibot'

/** 100%, in hundredths of a percent. */
export const WHOLE = 10_000

/** A share in hundredths of a percent. It is an integer, so that multiplication is exact. */
export const basisPoints = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE))
