import * as v from 'valibot'
import { LARGEST_INTEGER } from '#domain/money/largest-integer.ts'

/**
 * Faults to inject into a call. `error`: HTTP 500; `throttled`: 429; `unauthorised`: 401; `forbidden`: 403;
 * `conflict`: 409. `malformed`: the reply is invalid. `lost`: the connection breaks before the call is
 * carried out. `cut`: the connection breaks after the call is carried out, but before the reply. `refusal`:
 * replies with the given refusal. `value`: replies with the given value, without carrying out the call.
 * `none`: only delays the reply.
 */
export const faultKinds = [
  'none',
  'error',
  'throttled',
  'unauthorised',
  'forbidden',
  'conflict',
  'malformed',
  'lost',
  'cut',
  'refusal',
  'value',
] as const

export const fault = v.object({
  /** How long to delay the reply, in ms. */
  delay: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120_000)), 0),
  kind: v.optional(v.picklist(faultKinds), 'none'),
  /** For `refusal`, the refusal's code. For an HTTP status, a code that replaces the usual code. */
  code: v.optional(v.nullable(v.string()), null),
  /**
   * For `refusal` and `value`, the value. For `throttled`, `{ retryAfter }` in seconds, or null to omit it.
   */
  value: v.optional(v.unknown(), null),
  /** How many calls are affected; null for all. */
  times: v.optional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_INTEGER))),
    null,
  ),
})

export type Fault = v.InferOutput<typeof fault>

export const faultyCall = v.object({
  name: v.string(),
  method: v.string(),
  path: v.string(),
  refusals: v.array(v.string()),
  fault: v.nullable(fault),
})

export type FaultyCall = v.InferOutput<typeof faultyCall>
