import * as v from 'valibot'
import { count } from '#protocol/kit/count.ts'

/**
 * Records for spreadsheets: headings and texts in the caller's language, amounts with two decimals, the
 * currency in the heading, and Brasília time, which the heading names.
 */
export const csvFile = v.object({
  name: v.string(),
  /**
   * As RFC 4180; in Portuguese with semicolons and decimal commas, as spreadsheets expect. No cell begins
   * a formula.
   */
  csv: v.string(),
})

export const exportRefusals = {
  'export.tooMany': v.object({ records: count, limit: count }),
}
