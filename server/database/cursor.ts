import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { OpaqueTokens } from '#server/core/opaque-tokens.ts'

/**
 * Where a page of results starts: the sort value of the last row before it, and that row's id to break ties.
 */
export type Cursor = { value: string | number; id: string }

/** Whether the text has the exact format that cursors use for moments: UTC with milliseconds. */
function isAsGiven(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

const values = {
  moment: v.pipe(moment, v.check(isAsGiven)),
  text: v.string(),
  number: v.pipe(v.number(), v.safeInteger()),
}
const ids = {
  uuid: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  /** For lists that merge rows with numeric ids and rows with UUIDs. */
  either: v.pipe(v.string(), v.regex(/^(\d{1,15}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/)),
}

export type CursorShape = { value: keyof typeof values; id: keyof typeof ids }

export const cursorAfter = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64')

/**
 * Decodes a page cursor; null for the first page.
 * @throws NotFound if the cursor is invalid or does not match `shape`
 */
export function readCursor(text: string | undefined, shape: CursorShape): Cursor | null {
  if (text === undefined) return null
  const schema = v.pipe(
    v.string(),
    v.base64(),
    v.transform((encoded) => Buffer.from(encoded, 'base64').toString()),
    v.parseJson(),
    v.strictTuple([values[shape.value], ids[shape.id]]),
  )
  const read = v.safeParse(schema, text)
  if (!read.success) throw new NotFound()
  return { value: read.output[0], id: read.output[1] }
}

/** An encrypted cursor, for values or ids that the client must not see, such as another member's id. */
export const hiddenCursorAfter = (tokens: OpaqueTokens, cursor: Cursor): string =>
  tokens.hide(cursorAfter(cursor))

/**
 * Decodes an encrypted cursor; null for the first page.
 * @throws NotFound if the cursor is invalid or does not match `shape`
 */
export function readHiddenCursor(
  tokens: OpaqueTokens,
  text: string | undefined,
  shape: CursorShape,
): Cursor | null {
  if (text === undefined) return null
  const revealed = tokens.reveal(text)
  if (revealed === null) throw new NotFound()
  return readCursor(revealed, shape)
}

/** Condition for the rows after a cursor, newest first; undefined on the first page. */
export const isOlder = (after: Cursor | null, { at, id }: { at: PgColumn; id: PgColumn }): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.value}::timestamptz, ${after.id}::uuid)` : undefined
