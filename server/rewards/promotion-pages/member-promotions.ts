import type { Database } from '#server/database/database.ts'
import { depositStatus } from '#server/rewards/deposit-bonus/eligibility.ts'
import { obstacleFor } from '#server/rewards/promotions/obstacles.ts'
import { type OwnFacts, ownFacts } from '#server/rewards/promotions/own-facts.ts'
import { type Participation, participationAt, phaseAt } from '#server/rewards/promotions/participation.ts'
import {
  isDeposit,
  isRaffle,
  isSignUp,
  listAll,
  type PromotionRow,
} from '#server/rewards/promotions/promotions.ts'
import { rafflesWithPrizes } from '#server/rewards/promotions/raffles.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'

type Query = {
  /** Null for visitors and trial players. */
  memberId: number | null
  promotions: readonly PromotionRow[]
  now: Date
}

/** A promotion and its status for a viewer. `facts` is null for visitors and trial players. */
export type MemberPromotion = {
  promotion: PromotionRow
  participation: Participation
  facts: OwnFacts | null
  /**
   * Why the member cannot join an open promotion; null if the member can, or if joining is not the next step.
   */
  obstacle: LocalizedText | null
}

export async function memberPromotions(
  database: Database,
  { memberId, promotions, now }: Query,
): Promise<MemberPromotion[]> {
  const facts = memberId === null ? null : await ownFacts(database, { memberId, promotions })
  const withPrizes = promotions.some(isRaffle) ? await rafflesWithPrizes(database) : null
  return Promise.all(
    promotions.map(async (promotion) => {
      const own = facts?.get(promotion.id) ?? null
      if (memberId !== null && isDeposit(promotion) && phaseAt(promotion, now) === 'open') {
        const { status, canUse, obstacle } = await depositStatus(database, promotion, { memberId, now })
        return { promotion, facts: own, participation: { status, step: canUse ? 'deposit' : null }, obstacle }
      }
      const isExhausted = isRaffle(promotion) && !withPrizes?.has(promotion.id)
      const participation = participationAt(promotion, { facts: own, isExhausted, now })
      const isNext = memberId !== null && participation.step === 'join' && isSignUp(promotion)
      const obstacle = isNext
        ? await obstacleFor(database, { memberId, needs: promotion.terms.needs, now })
        : null
      return { promotion, facts: own, participation, obstacle }
    }),
  )
}

export async function memberPromotion(
  database: Database,
  { memberId, promotion, now }: { memberId: number; promotion: PromotionRow; now: Date },
): Promise<MemberPromotion & { facts: OwnFacts }> {
  const [found] = await memberPromotions(database, { memberId, promotions: [promotion], now })
  if (!found?.facts) throw new Error(`Promotion ${promotion.id} has no status for this member`)
  return { ...found, facts: found.facts }
}

/** Counts the promotions in which the member can now join, draw a prize or request a reward (HEAD-07). */
export async function availablePromotions(database: Database, memberId: number, now: Date): Promise<number> {
  const all = await memberPromotions(database, { memberId, promotions: await listAll(database), now })
  return all.filter(
    ({ participation: { status }, obstacle }) =>
      obstacle === null && (status === 'join' || status === 'claim'),
  ).length
}
