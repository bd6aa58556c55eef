import * as v from 'valibot'
import { wholeBetween } from './query-values.ts'

/** Page number, starting at 1. */
export const pageNumber = v.optional(wholeBetween(1, 10_000), 1)

/** @__NO_SIDE_EFFECTS__ */
export const pageSizeOf = (usual: number) => v.optional(wholeBetween(1, 99), usual)

/**
 * Keyset pagination, so that late pages cost no more than early ones. `cursor` is the `next` of the previous
 * page.
 */
export const keyPage = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(wholeBetween(1, 100), 20),
}

/** Cursor of the next page; null on the last page. */
export const next = v.nullable(v.string())
