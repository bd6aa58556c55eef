import * as v from 'valibot'

/** Token of a trusted device (see `verifyTwoFactor`), which replaces the second factor. */
export const device = v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)))
