import type { Database } from '#server/database/database.ts'
import { depositStatus } from '#server/rewards/deposit-bonus/eligibility.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import { obstacleFor } from './obstacles.ts'
import { type OwnFacts, ownFacts } from './own-facts.ts'
import { isDeposit, isRaffle, isSignUp, listAll, type PromotionRow, rafflesWithPrizes } from './promotions.ts'
import { phaseAt, type Standing, standingAt } from './standing.ts'

type Asked = {
  /** Null for visitors and trial players. */
  memberId: number | null
  promotions: readonly PromotionRow[]
  now: Date
}

/** A promotion with its status for a viewer; `facts` is null for visitors. */
export type StandingPromotion = {
  promotion: PromotionRow
  standing: Standing
  facts: OwnFacts | null
  /** Why the member cannot join an open promotion; null if they can or if joining is not the next step. */
  obstacle: LocalizedText | null
}

export async function standingsOf(
  database: Database,
  { memberId, promotions, now }: Asked,
): Promise<StandingPromotion[]> {
  const facts = memberId === null ? null : await ownFacts(database, { memberId, promotions })
  const withPrizes = promotions.some(isRaffle) ? await rafflesWithPrizes(database) : null
  return Promise.all(
    promotions.map(async (promotion) => {
      const own = facts?.get(promotion.id) ?? null
      if (memberId !== null && isDeposit(promotion) && phaseAt(promotion, now) === 'open') {
        const { status, canUse, obstacle } = await depositStatus(database, promotion, { memberId, now })
        return { promotion, facts: own, standing: { status, step: canUse ? 'deposit' : null }, obstacle }
      }
      const isExhausted = isRaffle(promotion) && !withPrizes?.has(promotion.id)
      const standing = standingAt(promotion, { facts: own, isExhausted, now })
      const isNext = memberId !== null && standing.step === 'join' && isSignUp(promotion)
      const obstacle = isNext
        ? await obstacleFor(database, { memberId, needs: promotion.terms.needs, now })
        : null
      return { promotion, facts: own, standing, obstacle }
    }),
  )
}

export async function standingFor(
  database: Database,
  { memberId, promotion, now }: { memberId: number; promotion: PromotionRow; now: Date },
): Promise<StandingPromotion & { facts: OwnFacts }> {
  const [found] = await standingsOf(database, { memberId, promotions: [promotion], now })
  if (!found?.facts) throw new Error(`The promotion ${promotion.id} stands in no way`)
  return { ...found, facts: found.facts }
}

/** HEAD-07: number of promotions that the member can join, request a reward of, or draw in now. */
export async function availablePromotions(database: Database, memberId: number, now: Date): Promise<number> {
  const all = await standingsOf(database, { memberId, promotions: await listAll(database), now })
  return all.filter(
    ({ standing: { status }, obstacle }) => obstacle === null && (status === 'join' || status === 'claim'),
  ).length
}
