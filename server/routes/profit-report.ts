import type { readProfitReport } from '#contract/profit-report.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { profitOf } from '../report/profit.ts'

/** MEM-09: what the member won and lost over time. */
export const profitReportHandler: Handler<typeof readProfitReport> = async ({ platform, request, who }) => {
  const { from, to, ...cut } = request
  const asked = { from: new Date(from), to: new Date(to), ...cut }
  return accept({ currency: currency.code, ...(await profitOf(platform.database, who.member.id, asked)) })
}
