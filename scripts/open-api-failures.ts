import type { JsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#protocol/kit/call.ts'

/** A failure that many calls share, with its status, its cause and the codes in the envelope. */
type Failure = {
  status: string
  description: string
  codes: readonly string[]
  /** Schema of the envelope's `value`. Undefined if there is no value. */
  value?: JsonSchema
  headers?: Record<string, { description: string; schema: JsonSchema }>
  isOf: (call: Call) => boolean
}

const always = () => true
const takesToken = ({ access }: Call) => access !== 'none'
const mayHaveBody = ({ method }: Call) => method !== 'GET'

const retryAfter = {
  'Retry-After': {
    description:
      'Seconds until the next attempt. Always present with a `busy` code and with `server.timedOut`.',
    schema: { type: 'integer', minimum: 0 } as const,
  },
}

/** Failures by name. A call's failures with the same status share one response in the document. */
const failures: Record<string, Failure> = {
  NoSession: {
    status: '401',
    description: 'The token is missing or unknown, or its session has ended. Log in again.',
    codes: ['session.ended'],
    isOf: takesToken,
  },
  NotAllowed: {
    status: '403',
    description:
      'The session may not make this call. `password.changeNeeded`: change the password first. `role.notAgent`: only agents may make it. `role.trial`: trial players may not make it.',
    codes: ['password.changeNeeded', 'role.notAgent', 'role.trial'],
    isOf: takesToken,
  },
  NotFound: {
    status: '404',
    description:
      '`thing.unknown`: the requested item does not exist or belongs to another player. `call.unknown`: no call has this path.',
    codes: ['thing.unknown', 'call.unknown'],
    isOf: always,
  },
  UnknownMethod: {
    status: '405',
    description: 'This path has no call with this method. `Allow` lists the available methods.',
    codes: ['call.methodUnknown'],
    headers: { Allow: { description: 'Comma-separated methods.', schema: { type: 'string' } } },
    isOf: always,
  },
  RepeatedBody: {
    status: '409',
    description:
      'The sealed body was already received, so the call may have taken effect. Read the outcome before you seal the request again.',
    codes: ['request.repeated'],
    isOf: ({ sealed }) => sealed,
  },
  TooSlow: {
    status: '408',
    description:
      'After the first ten seconds, the file arrived at less than 16 KiB per second on average. The connection is closed, and the upload counts towards the limit.',
    codes: ['request.tooSlow'],
    isOf: ({ multipart }) => multipart === true,
  },
  KeyUnderWay: {
    status: '409',
    description: 'The first attempt with this key is still in progress. Retry with the same key.',
    codes: ['key.underWay'],
    isOf: ({ idempotent }) => idempotent,
  },
  EncodedBody: {
    status: '415',
    description:
      'The request has a `Content-Encoding`, but bodies must not be compressed. Nothing was done. Send the body uncompressed.',
    codes: ['request.encoded'],
    headers: {
      'Accept-Encoding': {
        description: 'The only accepted encoding.',
        schema: { type: 'string', const: 'identity' },
      },
    },
    isOf: always,
  },
  InvalidRequest: {
    status: '422',
    description:
      'The request does not match its schema. `value.fields` names the invalid fields, without their values.',
    codes: ['request.invalid'],
    value: {
      type: 'object',
      properties: { fields: { type: 'array', items: { type: 'string' } } },
      required: ['fields'],
    },
    isOf: always,
  },
  UnreadableRequest: {
    status: '422',
    description:
      'The request cannot be read. It has a wrong content type, invalid JSON, a text with NUL or a lone surrogate, or more than 32 levels. Or its sealed body cannot be decrypted, or its `at` differs from the platform’s clock by more than five minutes.',
    codes: ['request.unreadable'],
    isOf: always,
  },
  TooLarge: {
    status: '422',
    description: 'The body exceeds the limit of the call. The connection is closed.',
    codes: ['request.tooLarge'],
    isOf: mayHaveBody,
  },
  UnusableKey: {
    status: '422',
    description:
      '`key.missing`: the `Idempotency-Key` is missing or malformed. `key.reused`: the key was used for another request. Create a new one.',
    codes: ['key.missing', 'key.reused'],
    isOf: ({ idempotent }) => idempotent,
  },
  ClientBusy: {
    status: '429',
    description:
      'The client or its network has too many calls in progress. Nothing was done. Wait for `Retry-After`, then retry.',
    codes: ['client.busy'],
    headers: retryAfter,
    isOf: always,
  },
  TooManyCalls: {
    status: '429',
    description:
      'A proxy in front of the platform limits the rate; the call did not reach the platform. The platform itself throttles with rejections of the call, whose `value` contains `retryAfter`.',
    codes: ['call.throttled'],
    headers: retryAfter,
    isOf: always,
  },
  Failed: {
    status: '500',
    description: 'The platform failed. The call may or may not have taken effect.',
    codes: ['server.failed'],
    isOf: always,
  },
  Closed: {
    status: '503',
    description: 'The site is closed. `value` contains the reason, as in the status call.',
    codes: ['system.closed'],
    value: { $ref: '#/components/schemas/SystemStatus' },
    isOf: always,
  },
  ServerBusy: {
    status: '503',
    description: 'The platform is overloaded. Nothing was done. Wait for `Retry-After`, then retry.',
    codes: ['server.busy'],
    headers: retryAfter,
    isOf: always,
  },
  TimedOut: {
    status: '503',
    description:
      'The database timed out or the connection was lost. The call may or may not have taken effect. After `Retry-After`, retry with the same `Idempotency-Key`. If the call has no key, first read whether it took effect.',
    codes: ['server.timedOut'],
    headers: retryAfter,
    isOf: always,
  },
}

/** Schemas of the envelopes by failure name. They are put under `components.schemas`. */
export const failureSchemas = Object.fromEntries(
  Object.entries(failures).map(([name, { codes, value, description }]) => [
    name,
    {
      type: 'object',
      description,
      properties: { success: { const: false }, code: { enum: codes }, ...(value ? { value } : {}) },
      required: ['success', 'code', ...(value ? ['value'] : [])],
    },
  ]),
)

/**
 * Returns references to the failure responses of a call, by status. Adds each response to `responses` under
 * the names of its failures, so that calls with the same failures share it.
 */
export function failuresOf(call: Call, responses: Record<string, unknown>): Record<string, unknown> {
  const its = Object.entries(failures).filter(([, { isOf }]) => isOf(call))
  const statuses = [...new Set(its.map(([, { status }]) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const same = its.filter(([, failure]) => failure.status === status)
      const name = same.map(([name]) => name).join('.')
      responses[name] = responseOf(same)
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

function responseOf(same: [string, Failure][]) {
  const references = same.map(([name]) => ({ $ref: `#/components/schemas/${name}` }))
  const headers = Object.assign({}, ...same.map(([, failure]) => failure.headers ?? {}))
  return {
    description: same.map(([, { description }]) => description).join(' '),
    ...(Object.keys(headers).length > 0 ? { headers } : {}),
    content: {
      'application/json': { schema: references.length === 1 ? references[0] : { oneOf: references } },
    },
  }
}
