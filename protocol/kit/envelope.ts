import * as v from 'valibot'

/**
 * What every reply of the platform is wrapped in. A foreseen refusal is `success: false` with HTTP 200;
 * everything unforeseen has an HTTP status of its own and, where there is a body, this same shape.
 */
export const envelope = v.object({
  success: v.boolean(),
  value: v.optional(v.unknown()),
  /** A sentence in the language the call asked in. */
  message: v.optional(v.string()),
  /** Stable name of the refusal or failure. */
  code: v.optional(v.string()),
})

export type Envelope = v.InferOutput<typeof envelope>
