import * as v from 'valibot'
import { count } from '#protocol/kit/count.ts'

/**
 * Records for a spreadsheet, in the caller's language. Amounts have two decimals. The headings name the
 * currency and Brasília time.
 */
export const csvFile = v.object({
  name: v.string(),
  /**
   * RFC 4180; in Portuguese with semicolons and decimal commas, as spreadsheets expect. Cells are escaped, so
   * that none is read as a formula.
   */
  csv: v.string(),
})

export const exportRefusals = {
  'export.tooMany': v.object({ records: count, limit: count }),
}
