import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { notifyDecision } from '#server/rewards/notify-decision.ts'
import type { PromotionReward, SignUpTerms } from './promotion-terms.ts'
import type { Of } from './promotions.ts'

const DAY = 86_400_000

/**
 * Returns the reward's amount, in minor units.
 * @param done progress towards the goal, in minor units
 */
const amountOf = ({ amount, share }: PromotionReward, done: number): number =>
  share === undefined ? amount : Math.min(amount, Math.floor((done * share) / 10_000))

export const claimableUntil = ({ lasts }: PromotionReward, now: Date): Date =>
  new Date(now.getTime() + lasts * DAY)

type Input = {
  promotion: Of<SignUpTerms>
  memberId: number
  done: number
  isReviewed: boolean
  now: Date
}

export async function giveReward(
  tx: Transaction,
  { promotion: { title, terms }, memberId, done, isReviewed, now }: Input,
): Promise<string> {
  const amount = amountOf(terms.reward, done)
  const given = {
    id: randomUUID(),
    memberId,
    source: 'promotion' as const,
    title,
    amount,
    turnover: amount * terms.reward.turnoverFactor,
    reason: null,
    at: now,
  }
  if (isReviewed) {
    await tx.insert(bonus).values({ ...given, state: 'processing' })
  } else {
    await tx
      .insert(bonus)
      .values({ ...given, state: 'claimable', expiresAt: claimableUntil(terms.reward, now) })
    await notifyDecision(tx, given, now)
  }
  return given.id
}
