import * as v from 'valibot'

/** Another member's id gets a 404 reply, like an unknown one. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
