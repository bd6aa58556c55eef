import * as v from 'valibot'

/** An amount in minor units of its currency (centavos for the real). A whole number, exact up to 2^53. */
export const minorUnits = v.pipe(v.number(), v.safeInteger())

export const notNegative = v.pipe(minorUnits, v.minValue(0))
