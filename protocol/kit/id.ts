import * as v from 'valibot'

/** The platform's name for one thing. Somebody else's is answered with 404, like one that never was. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
