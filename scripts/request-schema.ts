import type { JsonSchema } from '@valibot/to-json-schema'
import { EMAIL_REGEX, type GenericSchema, HEX_COLOR_REGEX, UUID_REGEX } from 'valibot'
import { stackedMarks } from '#domain/text/combining-marks.ts'
import { visible } from '#domain/text/plain-text.ts'
import { MOST_STEPS } from '#domain/time/moment.ts'

type Node = {
  kind: 'schema' | 'validation' | 'transformation'
  type: string
  pipe?: readonly Node[]
  entries?: Readonly<Record<string, Node>>
  options?: readonly unknown[]
  wrapped?: Node
  item?: Node
  literal?: unknown
  default?: unknown
  requirement?: unknown
  operation?: unknown
}

/** The maximum of a number in a query: the largest whole number with 15 digits. */
const LARGEST_IN_TEXT = 999_999_999_999_999

/** Rejects NUL. The platform also rejects lone surrogates, which this pattern does not express. */
const WITHOUT_NUL = '^[^\\u0000]*$'
/**
 * Rejects NUL and surrounding whitespace. The platform trims texts before it validates them, so the canonical
 * form has no surrounding whitespace.
 */
const TRIMMED = '^(?:[^\\s\\u0000](?:[^\\u0000]*[^\\s\\u0000])?)?$'

/**
 * Returns the JSON Schema of a request in its canonical form: numbers are JSON numbers, not strings, and
 * texts have no surrounding whitespace. The platform also accepts other forms, which the schema leaves out.
 * @throws if the request has a rule that this file does not know
 */
export const requestSchemaOf = (schema: GenericSchema): JsonSchema => convert(schema as unknown as Node)

function convert(node: Node): JsonSchema {
  const [root = node, ...steps] = stepsOf(node)
  if (root.type === 'string') return textSchema(steps)
  if (root.type === 'number') return numberSchema(steps)
  if (root.type === 'array') return arraySchema(root, steps)
  if (root.type === 'object' || root.type === 'strict_object') return objectSchema(root, steps)
  if (steps.length > 0) throw new Error(`Rule ${steps[0]?.type} of a ${root.type} is not documented`)
  return convertPlain(root)
}

function convertPlain(node: Node): JsonSchema {
  const { type, options = [], wrapped } = node
  if (type === 'boolean') return { type: 'boolean' }
  if (type === 'literal') return { const: node.literal as string | number | boolean }
  if (type === 'picklist') return { type: 'string', enum: options as string[] }
  if (type === 'blob') return { type: 'string', contentMediaType: 'application/octet-stream' }
  if (type === 'variant') return { oneOf: (options as Node[]).map(convert) }
  if (type === 'union') return { anyOf: (options as Node[]).map(convert) }
  if (type === 'nullable' && wrapped) return { anyOf: [convert(wrapped), { type: 'null' }] }
  if (type === 'optional' && wrapped) {
    const usual = node.default
    return usual === undefined ? convert(wrapped) : { ...convert(wrapped), default: usual as string }
  }
  throw new Error(`Type ${type} in a request is not documented`)
}

/**
 * Flattens a pipe into its root schema and its items. If the pipe converts a text to a number, boolean or
 * list, returns that type's schema and only the items after the conversion.
 */
function stepsOf(node: Node): Node[] {
  const flat = flatten(node)
  const [root = node, ...steps] = flat
  if (root.type !== 'union') return flat
  const last = flat.findLastIndex(({ kind }) => kind === 'schema')
  if (last > 0) return flat.slice(last)
  const types = (root.options as Node[]).map(({ type }) => type)
  const [transform, ...rest] = steps
  if (transform?.type === 'transform' && types.includes('number')) {
    const limits = [LARGEST_IN_TEXT, -LARGEST_IN_TEXT].map(
      (requirement): Node => ({
        kind: 'validation',
        type: requirement > 0 ? 'max_value' : 'min_value',
        requirement,
      }),
    )
    return [{ kind: 'schema', type: 'number' }, ...limits, ...rest]
  }
  if (transform?.type === 'transform' && types.includes('boolean')) {
    return [{ kind: 'schema', type: 'boolean' }, ...rest]
  }
  return flat
}

const flatten = (node: Node): Node[] =>
  node.pipe ? node.pipe.flatMap((step) => (step === node ? [] : step.pipe ? flatten(step) : [step])) : [node]

function numberSchema(steps: readonly Node[]): JsonSchema {
  const schema: JsonSchema & { minimum?: number; maximum?: number } = { type: 'number' }
  const raise = (least: number) => {
    schema.minimum = Math.max(least, schema.minimum ?? Number.NEGATIVE_INFINITY)
  }
  const lower = (most: number) => {
    schema.maximum = Math.min(most, schema.maximum ?? Number.POSITIVE_INFINITY)
  }
  for (const { type, requirement } of steps) {
    if (type === 'min_value') raise(requirement as number)
    else if (type === 'max_value') lower(requirement as number)
    else if (type === 'integer') schema.type = 'integer'
    else if (type === 'safe_integer') {
      schema.type = 'integer'
      raise(Number.MIN_SAFE_INTEGER)
      lower(Number.MAX_SAFE_INTEGER)
    } else if (type !== 'finite') throw new Error(`Rule ${type} of a number is not documented`)
  }
  return schema
}

function arraySchema({ item }: Node, steps: readonly Node[]): JsonSchema {
  const schema: JsonSchema & Record<string, unknown> = { type: 'array', items: item ? convert(item) : {} }
  for (const { type, requirement } of steps) {
    if (type === 'min_length') schema.minItems = requirement as number
    else if (type === 'max_length') schema.maxItems = requirement as number
    else if (type === 'check' && nameOf(requirement) === 'areOfDifferentKinds')
      schema['x-distinct-by'] = 'kind'
    else throw new Error(`Rule ${type} of a list is not documented`)
  }
  return schema
}

function objectSchema({ type, entries = {} }: Node, steps: readonly Node[]): JsonSchema {
  const properties = Object.entries(entries).map(([name, entry]) => [name, convert(entry)] as const)
  const required = Object.keys(entries).filter((name) => entries[name]?.type !== 'optional')
  const schema: JsonSchema & Record<string, unknown> = {
    type: 'object',
    properties: Object.fromEntries(properties),
    required,
  }
  if (type === 'strict_object') schema.additionalProperties = false
  for (const { type: rule, requirement } of steps) {
    if (rule !== 'check' || nameOf(requirement) !== 'isReadable')
      throw new Error(`Rule ${rule} ${nameOf(requirement)} of an object is not documented`)
    schema['x-most-steps'] = MOST_STEPS
    schema.description = `The range from \`from\` to \`to\` has at most ${MOST_STEPS} steps of \`by\`.`
  }
  return schema
}

const nameOf = (rule: unknown): string => (typeof rule === 'function' ? rule.name : '')

type Text = JsonSchema & { minLength?: number; maxLength?: number; format?: string }

/** The document's schemas for texts, keyed by the name of the rule that they describe. */
const named: Partial<Record<string, { $ref: string }>> = {
  iso_timestamp: { $ref: '#/components/schemas/Moment' },
  isZone: { $ref: '#/components/schemas/TimeZone' },
}

function textSchema(steps: readonly Node[]): JsonSchema {
  const text: Text = { type: 'string' }
  const patterns: string[] = []
  let isCleaned = false
  for (const step of steps) {
    const { type, requirement } = step
    // Skip a nested text schema, as in a password that is trimmed first. Its rules are the next steps.
    if (type === 'string') continue
    const reference = named[type === 'check' ? nameOf(requirement) : type]
    if (reference) return reference
    if (type === 'min_length') text.minLength = requirement as number
    else if (type === 'max_length') text.maxLength = requirement as number
    else if (type === 'non_empty') {
      text.minLength = Math.max(1, text.minLength ?? 0)
      if (isCleaned) patterns.push(visible.source)
    } else if (type === 'trim') patterns.push(TRIMMED)
    else if (type === 'transform') isCleaned = true
    else if (type === 'regex') patterns.push((requirement as RegExp).source)
    else if (type === 'email') {
      text.format = 'email'
      patterns.push(inEitherCase(EMAIL_REGEX))
    } else if (type === 'uuid') {
      text.format = 'uuid'
      patterns.push(inEitherCase(UUID_REGEX))
    } else if (type === 'hex_color') patterns.push(inEitherCase(HEX_COLOR_REGEX))
    else if (type === 'check' && nameOf(requirement) === 'isLongEnough')
      patterns.push(
        `(?:${visible.source}[\\s\\S]*?){${minLengthOf(requirement as (text: string) => boolean)}}`,
      )
    else if (type === 'check' && nameOf(requirement) === 'isWithoutStackedMarks')
      patterns.push(`^(?![\\s\\S]*${stackedMarks})`)
    else if (type === 'check' && nameOf(requirement) === 'fitsPassword')
      text.maxLength = mostThatFits(requirement as (text: string) => boolean)
    else throw new Error(`Rule ${type} ${nameOf(requirement)} of a text is not documented`)
  }
  return {
    ...text,
    ...allOf(patterns.some((pattern) => pattern.startsWith('^')) ? patterns : [WITHOUT_NUL, ...patterns]),
  }
}

function allOf(patterns: readonly string[]): JsonSchema {
  const [pattern, ...more] = patterns
  if (pattern === undefined) return {}
  return more.length === 0 ? { pattern } : { allOf: patterns.map((one) => ({ pattern: one })) }
}

/**
 * Returns the source of a case-insensitive regular expression, with each letter range in both cases. Regular
 * expressions in JSON Schema have no flags.
 */
const inEitherCase = ({ source }: RegExp): string =>
  source.replaceAll(/a-([fz])(?!A-)/g, 'a-$1A-Z').replaceAll('a-fA-Z', 'a-fA-F')

/** Returns the maximum number of characters that a password rule accepts. */
function mostThatFits(fits: (text: string) => boolean): number {
  let letters = 0
  while (letters < 1_000 && fits('x'.repeat(letters + 1))) letters++
  return letters
}

/** Returns the minimum number of characters that a required text must have. */
function minLengthOf(isEnough: (text: string) => boolean): number {
  for (let letters = 0; letters <= 1_000; letters++) if (isEnough('x'.repeat(letters))) return letters
  throw new Error('No text is long enough')
}

const date = (years: string) =>
  `(?:${years}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8]))|${leapYears}-02-29)`
const leapYears = '(?!000[01]|9999)(?:\\d\\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)'
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?'
const offset = '[+-](?:[01]\\d|2[0-3]):[0-5]\\d'

export const sharedByRequests = {
  Moment: {
    type: 'string',
    format: 'date-time',
    description:
      'An existing date and time with offset (RFC 3339), in the years 1 to 9999 UTC. With an offset other than Z, the first and the last year are excluded.',
    pattern: `^(?:${date('(?!0000)\\d{4}')}T${time}Z|${date('(?!000[01]|9999)\\d{4}')}T${time}${offset})$`,
    examples: ['2026-11-01T03:00:00.000Z', '2026-11-01T00:00:00-03:00'],
  },
  TimeZone: {
    type: 'string',
    description: 'IANA name of a time zone. Aliases of these names are also accepted.',
    enum: [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort(),
    examples: ['America/Sao_Paulo'],
  },
} as const
