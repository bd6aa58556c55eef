import { fetchValue } from '#api/http/call-api.ts'
import { type ProfitReport, readProfitReport } from '#protocol/account/profit-report.ts'
import type { RequestInput } from '#protocol/kit/call.ts'

export const readProfit = (
  asked: RequestInput<typeof readProfitReport>,
  signal: AbortSignal,
): Promise<ProfitReport> => fetchValue(readProfitReport, asked, { signal })
