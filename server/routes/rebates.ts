import type { listRebates } from '#contract/rebates.ts'
import { openRebates } from '../gifts/rebates.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'

/** MEM-14: what turnover has earned back and was not claimed yet. */
export const rebatesHandler: Handler<typeof listRebates> = async ({ platform, now, who }) => {
  const { open: _, ...rebates } = await openRebates(platform.database, { memberId: who.member.id, now })
  return accept({ ...rebates, currency: currency.code })
}
