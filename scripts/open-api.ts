import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { languages } from '#domain/text/language.ts'
import { tagOf } from '#domain/text/language-tag.ts'
import type { Call } from '#protocol/kit/call.ts'
import { sealedBody } from '#protocol/kit/sealed.ts'
import { socketMessage } from '#protocol/site/socket.ts'
import { systemStatus } from '#protocol/site/system-status.ts'
import { failureSchemas, failuresOf } from './open-api-failures.ts'
import { guide, socket } from './open-api-guide.ts'
import { requestSchemaOf, sharedByRequests } from './request-schema.ts'

type Described = {
  info: { title: string; version: string; description: string }
  calls: Record<string, Call>
}
type Shared = Record<string, unknown>

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const asForm = (schema: JsonSchema) => ({ 'application/x-www-form-urlencoded': { schema } })
const asMultipart = (schema: JsonSchema) => ({ 'multipart/form-data': { schema } })
/**
 * Returns the path segment by which the document groups calls, which is the first one after the platform's
 * prefixes.
 */
const areaOf = ({ path }: Call) =>
  path.replace(/^\/(wps|lgw|lotto)(\/relay|\/v2|\/lgw|\/vn)?\//, '').replace(/\/.*/, '')
const inQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE'

/** Generates the OpenAPI 3.1 document of all registered calls, with requests, responses and refusals. */
export function openApiOf({ info, calls }: Described) {
  const paths: Record<string, Record<string, unknown>> = {}
  const shared: Shared = {}
  const responses: Shared = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = operationOf(name, call, { shared, responses })
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { ...info, description: `${info.description}\n\n${guide}` },
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'token',
          description: 'The session: `token` in the reply to a login or registration.',
        },
      },
      parameters: headers,
      responses,
      schemas: {
        ...shared,
        ...sharedByRequests,
        ...failureSchemas,
        SealedBody: requestSchemaOf(sealedBody),
        SealedContent: sealedContent,
        SocketMessage: schemaOf(socketMessage, { name: 'SocketMessage', shared }),
        SystemStatus: schemaOf(systemStatus, { name: 'SystemStatus', shared }),
      },
    },
    'x-socket': socket,
    paths,
  }
}

const sealedContent = {
  type: 'object',
  properties: {
    at: { type: 'number', description: 'Time of sealing, in epoch milliseconds.' },
    nonce: { type: 'string', minLength: 16, maxLength: 64 },
    body: { description: 'The request of the call, with the schema of its `x-content`.' },
  },
  required: ['at', 'nonce', 'body'],
} as const

const headers = {
  ClientId: {
    name: 'client-id',
    in: 'header',
    required: false,
    description: 'An id that the client generates. Captchas, sliders and codes are bound to it.',
    schema: { type: 'string', minLength: 1, maxLength: 64 },
  },
  Language: {
    name: 'accept-language',
    in: 'header',
    required: false,
    description: `Languages in order of preference. The first of ${languages.map((language) => tagOf(language, {})).join(', ')} is used for messages and texts.`,
    schema: { type: 'string', examples: ['pt-BR, en;q=0.8'] },
  },
  IdempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: true,
    description: 'Created once per action and sent with every attempt.',
    schema: { type: 'string', pattern: '^[\\w-]{16,64}$' },
  },
} as const

const headersOf = ({ idempotent }: Call) =>
  (idempotent ? ['ClientId', 'Language', 'IdempotencyKey'] : ['ClientId', 'Language']).map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))

function operationOf(
  name: string,
  call: Call,
  { shared, responses }: Record<'shared' | 'responses', Shared>,
) {
  const takesToken = call.access !== 'none'
  const tokens = call.access === 'optional' ? [{ token: [] }, {}] : [{ token: [] }]
  return {
    operationId: name,
    tags: [areaOf(call)],
    summary: call.summary,
    ...(takesToken ? { security: tokens } : {}),
    'x-access': call.access,
    'x-sealed': call.sealed,
    'x-idempotent': call.idempotent,
    ...requestOf(call),
    responses: {
      '200': {
        description: 'Success, or a rejection listed by the call.',
        content: json(replyOf(name, call, shared)),
      },
      ...failuresOf(call, responses),
    },
  }
}

function requestOf(call: Call) {
  const request = requestSchemaOf(call.request)
  const parameters = headersOf(call)
  if (inQuery(call)) return { parameters: [...parameters, ...queryParameters(request)] }
  const body = call.sealed
    ? json({ $ref: '#/components/schemas/SealedBody', 'x-content': request } as JsonSchema)
    : (call.multipart ? asMultipart : call.form ? asForm : json)(request)
  return { parameters, requestBody: { required: true, content: body } }
}

/** Documents the fields of a query. A list is sent as one parameter, separated by commas. */
function queryParameters({ properties = {}, required = [], ...rules }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
    ...(typeof schema === 'object' && schema.type === 'array' ? { style: 'form', explode: false } : {}),
    ...(name === 'to' && 'x-most-steps' in rules
      ? { description: rules.description, 'x-most-steps': rules['x-most-steps'] }
      : {}),
  }))
}

/** Returns the schema of a response envelope, which contains either the value or one of the refusals. */
function replyOf(name: string, call: Call, shared: Shared): JsonSchema {
  const saying = (part: string) => ({ name: `${name}.${part}`, shared })
  const success = {
    type: 'object',
    properties: { success: { const: true }, value: schemaOf(call.reply, saying('reply')) },
    required: ['success', 'value'],
  }
  const refusals = Object.entries(call.refusals).map(([code, value]) => ({
    type: 'object',
    properties: {
      success: { const: false },
      code: { const: code },
      message: { type: 'string' },
      value: schemaOf(value, saying(code)),
    },
    required: ['success', 'code', 'message', 'value'],
  }))
  return { oneOf: [success, ...refusals] } as JsonSchema
}

/**
 * Returns the schema of a response, without rules that JSON Schema cannot express. Adds recursive schemas to
 * `shared`, with `name` as the prefix of their names.
 */
function schemaOf(schema: GenericSchema, { name, shared }: { name: string; shared: Shared }): JsonSchema {
  const sharedName = (id: string) => `${name}.${id}`
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'output',
    overrideRef: ({ referenceId }) => `#/components/schemas/${sharedName(referenceId)}`,
  })
  for (const [id, definition] of Object.entries($defs)) shared[sharedName(id)] = definition
  return rest
}
