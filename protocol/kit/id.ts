import * as v from 'valibot'

/** Another member's id is answered with 404, like an unknown one. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
