import * as v from 'valibot'

/** An id. If the id belongs to another member, the reply is the same 404 as for an unknown id. */
export const id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64))
