import * as v from 'valibot'

/**
 * The shape of every reply. A business refusal is `success: false` with HTTP 200. Other failures have their
 * own HTTP status; if they have a body, it has this shape too.
 */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  /** A sentence in the language of the request. */
  message: v.optional(v.string()),
  /** Stable code of a refusal or failure. */
  code: v.optional(v.string()),
})

export type Envelope = v.InferOutput<typeof envelope>
