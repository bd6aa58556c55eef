import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as v from 'valibot'
import { moment } from '#domain/time/moment.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Hiding } from '#server/core/opaque-tokens.ts'

/** After which row a page begins: what the rows are in the order of, and the row's own id where that is the same. */
export type Cursor = { value: string | number; id: string }

/** As moments are given out: in UTC, to the millisecond. */
function isAsGiven(text: string): boolean {
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString() === text
}

/** What rows can be in the order of. */
const values = {
  moment: v.pipe(moment, v.check(isAsGiven)),
  text: v.string(),
  number: v.pipe(v.number(), v.safeInteger()),
}
/** What rows can be known by. */
const ids = {
  uuid: v.pipe(v.string(), v.uuid()),
  number: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  /** Rows of two kinds, those of one numbered. */
  either: v.pipe(v.string(), v.regex(/^(\d{1,15}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/)),
}

export type CursorShape = { value: keyof typeof values; id: keyof typeof ids }

/** The key of the page after a row. */
export const cursorAfter = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64')

/**
 * Reads the key of a page, null for the first.
 *
 * @throws NotFound where it was not given out here for this order
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

/** The key of the page after a row whose value or id is not for whoever reads the list: another member's number. */
export const hiddenCursorAfter = (hiding: Hiding, cursor: Cursor): string => hiding.hide(cursorAfter(cursor))

/**
 * Reads the key of a page that was handed out hidden, null for the first.
 *
 * @throws NotFound where it was not given out here for this order
 */
export function readHiddenCursor(
  hiding: Hiding,
  text: string | undefined,
  shape: CursorShape,
): Cursor | null {
  if (text === undefined) return null
  const revealed = hiding.reveal(text)
  if (revealed === null) throw new NotFound()
  return readCursor(revealed, shape)
}

/** The condition for what comes after a row in a list by moment, the newest first; none on the first page. */
export const isOlder = (after: Cursor | null, { at, id }: { at: PgColumn; id: PgColumn }): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.value}::timestamptz, ${after.id}::uuid)` : undefined
