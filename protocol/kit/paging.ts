import * as v from 'valibot'
import { wholeBetween } from './query-values.ts'

/** Number of a page, for lists that are leafed through; the first is 1. */
export const pageNumber = v.optional(wholeBetween(1, 10_000), 1)

/**
 * How many a page holds.
 *
 * @__NO_SIDE_EFFECTS__
 */
export const pageSizeOf = (usual: number) => v.optional(wholeBetween(1, 99), usual)

/** Asks for a page by key: what the page before gave as `next`, so that a long list costs no more at its end. */
export const keyPage = {
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200))),
  limit: v.optional(wholeBetween(1, 100), 20),
}

/** Key of the page that follows, null on the last. */
export const next = v.nullable(v.string())
