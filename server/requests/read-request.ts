import type { Context } from 'hono'
import * as v from 'valibot'
import type { Call } from '#protocol/kit/call.ts'
import { sealedBody } from '#protocol/kit/sealed.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decryptRequest } from '#server/platform/request-encryption.ts'

type Fields = Readonly<Record<string, unknown>>

const MAX_DEPTH = 32

type Read = { outcome: 'read'; fields: Fields } | { outcome: 'repeated' | 'unreadable' }

/**
 * Returns a request's fields, and decrypts the body of a sealed call. A body that the database cannot store
 * counts as unreadable.
 */
export async function openRequest(
  sent: unknown,
  call: Call,
  { encryption, database }: Platform,
  now: Date,
): Promise<Read> {
  if (!call.sealed) return asRead(sent)
  const envelope = v.safeParse(sealedBody, sent)
  if (!envelope.success) return { outcome: 'unreadable' }
  const opened = await decryptRequest(encryption, database, envelope.output.sealed, now)
  return opened.outcome === 'opened' ? asRead(opened.body) : opened
}

const asRead = (body: unknown): Read =>
  isReadable(body) ? { outcome: 'read', fields: body } : { outcome: 'unreadable' }

export async function readSent(context: Context, call: Call): Promise<unknown> {
  if (isInQuery(call)) return context.req.query()
  if (call.multipart) return readMultipart(context)
  return call.form ? readForm(context) : readJson(context)
}

const isInQuery = ({ method }: Call) => method === 'GET' || method === 'DELETE'

async function readJson(context: Context): Promise<unknown> {
  if (typeOf(context) !== 'application/json') return undefined
  return context.req.json().catch(() => undefined)
}

async function readForm(context: Context): Promise<unknown> {
  if (typeOf(context) !== 'application/x-www-form-urlencoded') return undefined
  const form = await context.req.text().catch(() => undefined)
  return form === undefined ? undefined : Object.fromEntries(new URLSearchParams(form))
}

async function readMultipart(context: Context): Promise<unknown> {
  if (typeOf(context) !== 'multipart/form-data') return undefined
  const form = await context.req.formData().catch(() => undefined)
  return form && Object.fromEntries(form)
}

const typeOf = (context: Context) => context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()

/**
 * Whether a body has named fields and limited depth, and no text that PostgreSQL cannot store (NUL characters
 * or lone surrogates).
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
