type Schema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: { pattern: string }[]
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  contentMediaType?: string
  'x-distinct-by'?: string
  'x-most-steps'?: number
  'x-content'?: Schema
}

type Parameter = { $ref?: string; name: string; in: string; required: boolean; schema: Schema } & Schema

type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export type ApiDocument = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Boundary values of a schema: values that it allows, and values just beyond its limits. */
export type Bounds = { allowed: unknown[]; beyond: unknown[] }

/** Maximum length tried for a text without a limit. */
const LONG_TEXT = 600
const MOMENTS = {
  allowed: [
    '2026-11-01T03:00:00.000Z',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '2024-02-29T00:00:00-03:00',
  ],
  beyond: ['2023-02-29T00:00:00Z', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z', '2026-11-01'],
}

/** Returns requests with boundary values for every call, by the call's name. */
export function requestsOf(document: ApiDocument): Map<string, Bounds> {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  return new Map(
    operations.map((operation) => [operation.operationId, boundsOf(requestOf(operation), document)]),
  )
}

function requestOf({ parameters = [], requestBody }: Operation): Schema {
  const [body] = Object.values(requestBody?.content ?? {})
  if (body) return body.schema['x-content'] ?? body.schema
  const fields = parameters.filter((parameter) => parameter.in === 'query')
  const steps = fields.find((field) => field['x-most-steps'] !== undefined)?.['x-most-steps']
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
    ...(steps === undefined ? {} : { 'x-most-steps': steps }),
  }
}

function boundsOf(schema: Schema, document: ApiDocument): Bounds {
  const { $ref } = schema
  if ($ref !== undefined) {
    const target = document.components.schemas[$ref.split('/').at(-1) ?? '']
    if (!target) throw new Error(`The document has no ${$ref}`)
    return boundsOf(target, document)
  }
  const options = schema.oneOf ?? schema.anyOf
  if (options)
    return optionsOf(
      options.map((option) => boundsOf(option, document)),
      schema.oneOf !== undefined,
    )
  if (schema.const !== undefined) return { allowed: [schema.const], beyond: [`not ${schema.const}`] }
  if (schema.enum) return { allowed: ends(schema.enum), beyond: ['no-such-choice'] }
  if (schema.contentMediaType) return { allowed: [new Blob(['an image'])], beyond: [] }
  if (schema.type === 'null') return { allowed: [null], beyond: [] }
  if (schema.type === 'boolean') return { allowed: [true, false], beyond: ['maybe'] }
  if (schema.type === 'string') return textBounds(schema)
  if (schema.type === 'integer' || schema.type === 'number') return numberBounds(schema)
  if (schema.type === 'array') return arrayBounds(schema, document)
  return objectBounds(schema, document)
}

const ends = (list: readonly unknown[]): unknown[] => [...new Set([list[0], list.at(-1)])]

const optionsOf = (options: readonly Bounds[], isOneOf: boolean): Bounds => ({
  allowed: options.flatMap(({ allowed }) => allowed),
  // With `anyOf`, a value beyond one alternative may be valid for another.
  beyond: isOneOf ? options.flatMap(({ beyond }) => beyond) : [],
})

function textBounds(schema: Schema): Bounds {
  const { format, minLength = 0, maxLength = LONG_TEXT, pattern } = schema
  if (format === 'date-time') return MOMENTS
  if (format === 'uuid') return { allowed: ['00000000-0000-4000-8000-00000000abCD'], beyond: ['0000'] }
  if (format === 'email') {
    const longest = `${'a'.repeat(maxLength - 10)}@bcdef.com`
    return { allowed: ['a@b.co', longest], beyond: [`a${longest}`, 'a@b'] }
  }
  const patterns = [...(schema.allOf ?? []), ...(pattern === undefined ? [] : [{ pattern }])].map(
    (one) => new RegExp(one.pattern, 'u'),
  )
  const isAllowed = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((one) => one.test(text))
  const prefix = /^\^([a-z]+_)\[/.exec(pattern ?? '')?.[1] ?? ''
  const textOf = (length: number) => {
    const texts = [
      'a'.repeat(length),
      prefix.padEnd(length, 'a'),
      '1'.repeat(length),
      `#${'0'.repeat(Math.max(0, length - 1))}`,
    ]
    return texts.find(isAllowed)
  }
  const lengths = Array.from({ length: maxLength + 1 }, (_, length) => length).filter(
    (length) => textOf(length) !== undefined,
  )
  const [shortest] = lengths
  const longest = lengths.at(-1)
  if (shortest === undefined || longest === undefined)
    throw new Error(`No text fits ${JSON.stringify(schema)}`)
  const filler = textOf(longest)?.at(-1) ?? 'a'
  const isBounded = schema.maxLength !== undefined || longest < LONG_TEXT
  return {
    allowed: ends([textOf(shortest), textOf(longest)]),
    beyond: [
      ...(isBounded ? [`${textOf(longest)}${filler}`] : []),
      ...(shortest > 0 ? [textOf(shortest)?.slice(0, -1)] : []),
    ],
  }
}

function numberBounds(schema: Schema): Bounds {
  const { type, minimum = -1_000_000, maximum = 1_000_000_000 } = schema
  return {
    allowed: ends([minimum, maximum]),
    beyond: [
      ...(schema.minimum === undefined ? [] : [minimum - 1]),
      ...(schema.maximum === undefined ? [] : [maximum + 1]),
      ...(type === 'integer' ? [minimum + 0.5] : []),
    ],
  }
}

function arrayBounds(schema: Schema, document: ApiDocument): Bounds {
  const { items = {}, minItems = 0, maxItems = 3 } = schema
  const { allowed, beyond } = boundsOf(items, document)
  const distinct = schema['x-distinct-by']
  const choices = distinct === undefined ? [] : (items.properties?.[distinct]?.enum ?? [])
  const itemAt = (place: number) => {
    const item = allowed[place % allowed.length]
    return distinct === undefined
      ? item
      : { ...(item as object), [distinct]: choices[place % choices.length] }
  }
  const listOf = (length: number) => Array.from({ length }, (_, place) => itemAt(place))
  return {
    allowed: [listOf(minItems), listOf(maxItems), ...allowed.map((item) => [item])].filter(
      ({ length }) => length >= minItems && length <= maxItems,
    ),
    beyond: [
      ...(schema.maxItems === undefined ? [] : [listOf(maxItems + 1)]),
      ...(minItems > 0 ? [listOf(minItems - 1)] : []),
      ...(distinct === undefined ? [] : [[itemAt(0), itemAt(0)]]),
      ...beyond.map((item) => [item]),
    ],
  }
}

function objectBounds(schema: Schema, document: ApiDocument): Bounds {
  const { properties = {}, required = [], additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, field]) => [name, boundsOf(field, document)] as const)
  const withEach = (place: 0 | -1) =>
    Object.fromEntries(fields.map(([name, { allowed }]) => [name, allowed.at(place)]))
  const first = withEach(0)
  const least = Object.fromEntries(Object.entries(first).filter(([name]) => required.includes(name)))
  const changed = (bound: keyof Bounds) =>
    fields.flatMap(([name, bounds]) => bounds[bound].map((value) => ({ ...first, [name]: value })))
  const without = (name: string) =>
    Object.fromEntries(Object.entries(first).filter(([other]) => other !== name))
  const mostSteps = schema['x-most-steps']
  const inRange = (request: Record<string, unknown>) =>
    mostSteps === undefined ? request : { ...request, to: request.from }
  const tooLong = { ...first, from: '2020-01-01T00:00:00Z', to: '2026-01-01T00:00:00Z', by: 'day' }
  return {
    allowed: [least, first, withEach(-1), ...changed('allowed')].map(inRange),
    beyond: [
      ...changed('beyond'),
      ...required.map(without),
      ...(additionalProperties === false ? [{ ...first, another: 'x' }] : []),
      ...(mostSteps === undefined ? [] : [tooLong]),
    ],
  }
}
