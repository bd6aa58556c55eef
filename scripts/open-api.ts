import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import type { Call } from '#contract/call.ts'
import { sealedBody } from '#contract/sealed.ts'

type Described = {
  info: { title: string; version: string; description: string }
  calls: Record<string, Call>
}
/** Schemas that others refer to, by name. */
type Shared = Record<string, unknown>

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const asForm = (schema: JsonSchema) => ({ 'application/x-www-form-urlencoded': { schema } })
const asMultipart = (schema: JsonSchema) => ({ 'multipart/form-data': { schema } })
const file = { type: 'string', contentMediaType: 'application/octet-stream' } as const
const inQuery = ({ method }: Call): boolean => method === 'GET' || method === 'DELETE'

/** Failures that any call may end with, besides what is its own. */
const failures = {
  '422': { description: 'The request is off its schema, unreadable or too large.' },
  '429': { description: 'Too many calls; Retry-After says when to come back, in seconds.' },
  '500': { description: 'The platform failed.' },
  '503': { description: 'The site is closed; `value` says why, as the status call does.' },
}
const sessionFailures = {
  '401': { description: 'No session, or one that has ended.' },
  '403': { description: 'The session may not do this, or its password must be changed first.' },
}

/** The contract as an OpenAPI 3.1 document: every registered call with its request, reply and refusals. */
export function openApiOf({ info, calls }: Described) {
  const paths: Record<string, Record<string, unknown>> = {}
  const shared: Shared = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = paths[call.path] ?? {}
    path[call.method.toLowerCase()] = operationOf(name, call, shared)
    paths[call.path] = path
  }
  return {
    openapi: '3.1.0',
    info,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
      schemas: {
        ...shared,
        SealedBody: schemaOf(sealedBody, { typeMode: 'input', name: 'SealedBody', shared }),
      },
    },
    paths,
  }
}

function operationOf(name: string, call: Call, shared: Shared) {
  const takesToken = call.access !== 'none'
  const tokens = call.access === 'optional' ? [{ token: [] }, {}] : [{ token: [] }]
  return {
    operationId: name,
    summary: call.summary,
    ...(takesToken ? { security: tokens } : {}),
    'x-access': call.access,
    'x-sealed': call.sealed,
    ...requestOf(name, call, shared),
    responses: {
      '200': {
        description: 'Done, or refused for a reason the business foresees.',
        content: json(replyOf(name, call, shared)),
      },
      ...(takesToken ? sessionFailures : {}),
      ...failures,
    },
  }
}

function requestOf(name: string, call: Call, shared: Shared) {
  const headers = call.idempotent
    ? [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }]
    : []
  const request = schemaOf(call.request, { typeMode: 'input', name: `${name}.request`, shared })
  if (inQuery(call)) return { parameters: [...headers, ...queryParameters(request)] }
  const body = call.sealed
    ? json({ $ref: '#/components/schemas/SealedBody', 'x-content': request } as JsonSchema)
    : (call.multipart ? asMultipart : call.form ? asForm : json)(request)
  return { parameters: headers, requestBody: { required: true, content: body } }
}

function queryParameters({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

/** The envelope: the value of a success, or one of the refusals. */
function replyOf(name: string, call: Call, shared: Shared): JsonSchema {
  const saying = (part: string) => ({ typeMode: 'output', name: `${name}.${part}`, shared }) as const
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
 * What JSON Schema has no word for (transformations, checks by code) is left out of the document. A schema that
 * contains itself goes to `shared` under the name of where it stands.
 */
function schemaOf(
  schema: GenericSchema,
  { typeMode, name, shared }: { typeMode: 'input' | 'output'; name: string; shared: Shared },
): JsonSchema {
  const sharedName = (id: string) => `${name}.${id}`
  const {
    $schema: _,
    $defs = {},
    ...rest
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode,
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'blob' ? file : undefined),
    overrideRef: ({ referenceId }) => `#/components/schemas/${sharedName(referenceId)}`,
  })
  for (const [id, definition] of Object.entries($defs)) shared[sharedName(id)] = definition
  return rest
}
