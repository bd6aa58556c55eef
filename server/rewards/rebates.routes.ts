import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { openRebates } from './rebates.ts'

/** MEM-14 */
export const listRebates: HandlerOf<'listRebates'> = async ({ platform, now, who }) => {
  const { open: _, ...rebates } = await openRebates(platform.database, { memberId: who.member.id, now })
  return accept({ ...rebates, currency: currency.code })
}
