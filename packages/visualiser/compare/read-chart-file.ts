import type { Chart } from '@palpite/charts/chart.ts'
import { chartSchema } from '@palpite/charts/chart-schema.ts'
import * as v from 'valibot'

/**
 * Why a file is rejected: it is not JSON, or it is not a chart. `where` is the dotted path of the invalid
 * value; empty if unknown.
 */
export type Unreadable = { reason: 'json' | 'chart'; where: string; message: string }

export function readChartFile(text: string): Chart | Unreadable {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return { reason: 'json', where: '', message: error.message }
    throw error
  }
  const read = v.safeParse(chartSchema, data)
  if (read.success) return read.output
  const [issue] = read.issues
  return { reason: 'chart', where: v.getDotPath(issue) ?? '', message: issue.message }
}
