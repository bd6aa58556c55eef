import * as v from 'valibot'

/**
 * Wraps every reply. A business refusal is `success: false` with HTTP 200. Other failures have their own HTTP
 * status and, if there is a body, this shape.
 */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  /** A sentence in the request's language. */
  message: v.optional(v.string()),
  /** Stable code of the refusal or failure. */
  code: v.optional(v.string()),
})

export type Envelope = v.InferOutput<typeof envelope>
