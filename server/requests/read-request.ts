import type { Context } from 'hono'
import * as v from 'valibot'
import type { Call } from '#protocol/kit/call.ts'
import { sealedBody } from '#protocol/kit/sealed.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openSealed } from '#server/platform/request-encryption.ts'

type Fields = Readonly<Record<string, unknown>>

/** How deep what is sent may be nested. */
const MAX_DEPTH = 32

/** The fields that were sent, opened when they were sealed; or why there are none. */
type Read = { outcome: 'read'; fields: Fields } | { outcome: 'repeated' | 'unreadable' }

/** The fields of what was sent. What cannot be kept by the database counts as unreadable. */
export async function openRequest(
  sent: unknown,
  call: Call,
  { sealing, database }: Platform,
  now: Date,
): Promise<Read> {
  if (!call.sealed) return asRead(sent)
  const envelope = v.safeParse(sealedBody, sent)
  if (!envelope.success) return { outcome: 'unreadable' }
  const opened = await openSealed(sealing, database, envelope.output.sealed, now)
  return opened.outcome === 'opened' ? asRead(opened.body) : opened
}

const asRead = (body: unknown): Read =>
  isReadable(body) ? { outcome: 'read', fields: body } : { outcome: 'unreadable' }

/** Waits for all that is sent; undefined where it is not what the call takes. */
export async function readSent(context: Context, call: Call): Promise<unknown> {
  if (isInQuery(call)) return context.req.query()
  if (call.multipart) return readMultipart(context)
  return call.form ? readForm(context) : readJson(context)
}

const isInQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

/** What was sent as JSON and says so, else undefined. */
async function readJson(context: Context): Promise<unknown> {
  if (typeOf(context) !== 'application/json') return undefined
  // What is no JSON is refused like any other body that cannot be read.
  return context.req.json().catch(() => undefined)
}

/** What was sent as a form and says so, else undefined. Of a field that comes twice, the last counts. */
async function readForm(context: Context): Promise<unknown> {
  if (typeOf(context) !== 'application/x-www-form-urlencoded') return undefined
  // One that breaks off is refused like any other body that cannot be read.
  const form = await context.req.text().catch(() => undefined)
  return form === undefined ? undefined : Object.fromEntries(new URLSearchParams(form))
}

/** What was sent as a form with files and says so, else undefined. Of a field that comes twice, the last counts. */
async function readMultipart(context: Context): Promise<unknown> {
  if (typeOf(context) !== 'multipart/form-data') return undefined
  // What is no such form is refused like any other body that cannot be read.
  const form = await context.req.formData().catch(() => undefined)
  return form && Object.fromEntries(form)
}

const typeOf = (context: Context) => context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/**
 * Whether these are named fields, not nested without end, and without a text that PostgreSQL could not keep: a NUL, or
 * half of a surrogate pair.
 */
function isReadable(body: unknown): body is Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH || !level.every(canBeKept)) return false
    level = level.flatMap(namesAndValues)
  }
  return true
}

const canBeKept = (value: unknown) =>
  typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0'))

const namesAndValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flat() : []
