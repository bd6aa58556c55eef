import type { RequestInput } from '#contract/call.ts'
import { type ProfitReport, readProfitReport } from '#contract/profit-report.ts'
import { read } from './ask.ts'

/** What the member won and lost over time and by category. */
export const readProfit = (
  asked: RequestInput<typeof readProfitReport>,
  signal: AbortSignal,
): Promise<ProfitReport> => read(readProfitReport, asked, { signal })
