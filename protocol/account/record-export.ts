import * as v from 'valibot'
import { count } from '#protocol/kit/count.ts'

/**
 * Records for a spreadsheet, in the caller's language. Amounts have two decimals. The headings state the
 * currency and the time zone (Brasília time).
 */
export const csvFile = v.object({
  name: v.string(),
  /**
   * RFC 4180. Portuguese files use semicolons and decimal commas, as Brazilian spreadsheets expect. Cells are
   * escaped so that no spreadsheet reads them as formulas.
   */
  csv: v.string(),
})

export const exportRefusals = {
  'export.tooMany': v.object({ records: count, limit: count }),
}
