import * as v from 'valibot'
import { UnknownThing } from '../unknown-thing.ts'

/** After which row a page begins: what the rows are in the order of, and the row's own id where that is the same. */
export type Cursor = { value: string | number; id: string }

const cursor = v.pipe(
  v.string(),
  v.base64(),
  v.transform((text) => Buffer.from(text, 'base64').toString()),
  v.parseJson(),
  v.strictTuple([v.union([v.string(), v.pipe(v.number(), v.safeInteger())]), v.string()]),
)

/** The key of the page after a row. */
export const cursorAfter = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64')

/**
 * Reads the key of a page, null for the first.
 *
 * @throws UnknownThing where it was not given out here for this order
 */
export function readCursor(text: string | undefined, kind: 'string' | 'number'): Cursor | null {
  if (text === undefined) return null
  const read = v.safeParse(cursor, text)
  if (!read.success || typeof read.output[0] !== kind) throw new UnknownThing()
  return { value: read.output[0], id: read.output[1] }
}
