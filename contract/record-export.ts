import * as v from 'valibot'
import { count } from './count.ts'

/** Records to take along, with money in minor units and moments in ISO 8601. */
export const csvFile = v.object({
  name: v.string(),
  /** RFC 4180; no cell begins a formula. */
  csv: v.string(),
})

export const exportRefusals = {
  /** More than fit into one file; a shorter range does. */
  'export.tooMany': v.object({ records: count, limit: count }),
}
