import type { listRewards } from '#contract/rewards.ts'
import { rewardsOf } from '../gifts/rewards.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'

/** MEM-10: the reward centre. */
export const rewardsHandler: Handler<typeof listRewards> = async ({ platform, caller, now, who }) => {
  const asked = { memberId: who.member.id, now, language: caller.language }
  return accept({ rewards: await rewardsOf(platform.database, asked), currency: currency.code })
}
