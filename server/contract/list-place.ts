import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { UnknownThing } from '../unknown-thing.ts'

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a text can be the id of a contract or a request. */
export const isUuid = (text: string): boolean => UUID.test(text)

/** Where a page of a list ended: the moment by which it is sorted, newest first, and the id among those of that moment. */
type Place = { at: Date; id: string }

/** A place as it goes to the reader, to come back with the next page. */
export const cursorOf = ({ at, id }: Place): string => `${at.getTime()}_${id}`

/**
 * The condition for what comes after a place.
 *
 * @throws UnknownThing where it is none that `cursorOf` gave
 */
export function isAfter(cursor: string, { at, id }: { at: PgColumn; id: PgColumn }): SQL {
  const [time = '', last = ''] = cursor.split('_')
  if (!/^\d{1,14}$/.test(time) || !isUuid(last)) throw new UnknownThing()
  const moment = new Date(Number(time)).toISOString()
  return sql`(${at}, ${id}) < (${moment}::timestamptz, ${last}::uuid)`
}
