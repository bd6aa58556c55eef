import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { currency } from '#server/texts/currency.ts'
import { rewardsOf } from './rewards.ts'

/** MEM-10 */
export const listRewards: HandlerOf<'listRewards'> = async ({ platform, caller, now, who }) => {
  const query = { memberId: who.member.id, now, language: caller.language }
  return accept({ rewards: await rewardsOf(platform.database, query), currency: currency.code })
}
