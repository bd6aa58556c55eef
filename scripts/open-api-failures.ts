import type { JsonSchema } from '@valibot/to-json-schema'
import type { Call } from '#protocol/kit/call.ts'

/** A failure common to many calls: its status, cause and envelope codes. */
type Failure = {
  status: string
  description: string
  codes: readonly string[]
  /** Schema of the envelope's `value`, if any. */
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
      'Seconds until the call may be made again. Always there with a `busy` code and `server.timedOut`.',
    schema: { type: 'integer', minimum: 0 } as const,
  },
}

/** Failures by name. Those with the same status are merged into one response. */
const failures: Record<string, Failure> = {
  NoSession: {
    status: '401',
    description: 'The token is missing, unknown, or of a session that has ended. Log in again.',
    codes: ['session.ended'],
    isOf: takesToken,
  },
  NotAllowed: {
    status: '403',
    description:
      'The session may not make this call: its password has to be changed first (`password.changeNeeded`), it is no agent’s (`role.notAgent`), or it is of a trial player (`role.trial`).',
    codes: ['password.changeNeeded', 'role.notAgent', 'role.trial'],
    isOf: takesToken,
  },
  NotFound: {
    status: '404',
    description:
      'What the request names is not there, or belongs to another member. `call.unknown`: no call has this address.',
    codes: ['thing.unknown', 'call.unknown'],
    isOf: always,
  },
  UnknownMethod: {
    status: '405',
    description: 'This address has no call of this method; `Allow` lists those that it has.',
    codes: ['call.methodUnknown'],
    headers: { Allow: { description: 'Methods, separated by commas.', schema: { type: 'string' } } },
    isOf: always,
  },
  RepeatedBody: {
    status: '409',
    description:
      'The sealed body was opened before, so what it asks for may have been done. Read what came of it before sealing it again.',
    codes: ['request.repeated'],
    isOf: ({ sealed }) => sealed,
  },
  TooSlow: {
    status: '408',
    description:
      'The file came in more slowly than 16 KiB a second on average after its first ten seconds. The connection is closed, and the upload counts.',
    codes: ['request.tooSlow'],
    isOf: ({ multipart }) => multipart === true,
  },
  KeyUnderWay: {
    status: '409',
    description: 'The same intent is being answered at this moment. Send it again with the same key.',
    codes: ['key.underWay'],
    isOf: ({ idempotent }) => idempotent,
  },
  EncodedBody: {
    status: '415',
    description:
      'The request has a `Content-Encoding`, but no body may be compressed. Nothing was done; send the body as it is.',
    codes: ['request.encoded'],
    headers: {
      'Accept-Encoding': {
        description: 'The only encoding that is taken.',
        schema: { type: 'string', const: 'identity' },
      },
    },
    isOf: always,
  },
  InvalidRequest: {
    status: '422',
    description: 'The request is off its schema. `value.fields` names the fields, without what was in them.',
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
      'The request cannot be read: another content type, no JSON, a text with a NUL or half a surrogate pair, more than 32 levels, or a sealed body that cannot be opened or whose moment is off by more than five minutes.',
    codes: ['request.unreadable'],
    isOf: always,
  },
  TooLarge: {
    status: '422',
    description: 'The body is larger than the call takes. The connection is closed.',
    codes: ['request.tooLarge'],
    isOf: mayHaveBody,
  },
  UnusableKey: {
    status: '422',
    description:
      '`key.missing`: no `Idempotency-Key`, or one of another form. `key.reused`: the key was used for another request; make a new one.',
    codes: ['key.missing', 'key.reused'],
    isOf: ({ idempotent }) => idempotent,
  },
  ClientBusy: {
    status: '429',
    description:
      'The client or its network has too many calls under way. Nothing was done; wait for `Retry-After`, then send the same again.',
    codes: ['client.busy'],
    headers: retryAfter,
    isOf: always,
  },
  TooManyCalls: {
    status: '429',
    description:
      '`call.throttled` comes from a proxy in front of the platform, which has not seen the call. The platform throttles with refusals of the call, whose `value` has `retryAfter`.',
    codes: ['call.throttled'],
    headers: retryAfter,
    isOf: always,
  },
  Failed: {
    status: '500',
    description: 'The platform failed. Whether the call was carried out is unknown.',
    codes: ['server.failed'],
    isOf: always,
  },
  Closed: {
    status: '503',
    description: 'The site is closed; `value` says why, as the status call does.',
    codes: ['system.closed'],
    value: { $ref: '#/components/schemas/SystemStatus' },
    isOf: always,
  },
  ServerBusy: {
    status: '503',
    description:
      'The platform is too busy. Nothing was done; wait for `Retry-After`, then send the same again.',
    codes: ['server.busy'],
    headers: retryAfter,
    isOf: always,
  },
  TimedOut: {
    status: '503',
    description:
      'The database took too long or was lost, and whether the call was carried out is unknown. After `Retry-After`, send the same again with the same `Idempotency-Key`; without a key, read first what came of it.',
    codes: ['server.timedOut'],
    headers: retryAfter,
    isOf: always,
  },
}

/** Envelope schemas by failure name, for `components.schemas`. */
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
 * The failure responses of a call by status. Calls with the same failures share a response, stored in
 * `responses` under the failures' names.
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
