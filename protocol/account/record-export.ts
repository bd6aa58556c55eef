import * as v from 'valibot'
import { count } from '#protocol/kit/count.ts'

/**
 * Records to take along, for people who open them in a program for tables: heads and words in the caller's language, money
 * with two decimals and its currency in the head, times as clocks in Brasília show them, which the head says too.
 */
export const csvFile = v.object({
  name: v.string(),
  /**
   * As RFC 4180, but in Portuguese with semicolons between cells and a comma before decimals, as programs of that
   * language read it. No text begins a formula.
   */
  csv: v.string(),
})

export const exportRefusals = {
  /** More than fit into one file; a shorter range does. */
  'export.tooMany': v.object({ records: count, limit: count }),
}
