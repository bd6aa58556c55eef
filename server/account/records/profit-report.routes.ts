import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { profitOf } from './profit.ts'

/** MEM-09 */
export const readProfitReport: HandlerOf<'readProfitReport'> = async ({ platform, request, who }) => {
  const { from, to, ...cut } = request
  const range = { from: new Date(from), to: new Date(to), ...cut }
  return accept({ currency: currency.code, ...(await profitOf(platform.database, who.member.id, range)) })
}
