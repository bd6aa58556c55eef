import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { claimKey, giftClaim } from '#server/rewards/claim.table.ts'
import { playedBy } from '#server/rewards/played.ts'
import type { LocalizedText } from '#server/texts/localized-text.ts'
import type { Facts } from './participation.ts'
import { promotionApplication } from './promotion.table.ts'
import type { RaffleTerms } from './promotion-terms.ts'
import { isRaffle, isSignUp, type Of, type PromotionRow } from './promotions.ts'
import { drawsOf } from './raffles.ts'

type ApplicationRow = typeof promotionApplication.$inferSelect

type BonusFacts = { claimedAt: Date | null; expiresAt: Date | null; refusedFor: LocalizedText | null }

export type OwnFacts = Facts & {
  memberId: number
  join: ApplicationRow | null
  request: (ApplicationRow & BonusFacts) | null
  /** Progress since the member joined, in minor units. */
  done: number
  /**
   * `missing` is how much the member must still deposit for the next chance, in minor units; null if the
   * member cannot earn more chances.
   */
  chances: { left: number; used: number; missing: number | null }
}

type Query = { memberId: number; promotions: readonly PromotionRow[] }

export async function ownFacts(
  database: Database,
  { memberId, promotions }: Query,
): Promise<ReadonlyMap<string, OwnFacts>> {
  const applications = await applicationsOf(database, memberId)
  const draws = await drawsOf(database, memberId)
  const facts = new Map<string, OwnFacts>()
  for (const promotion of promotions) {
    const { join = null, request = null } = applications.get(promotion.id) ?? {}
    const done = await doneFor(database, { memberId, promotion, join })
    const goal = isSignUp(promotion) ? promotion.terms.goal : null
    const used = draws.get(promotion.id) ?? 0
    const chances = isRaffle(promotion)
      ? await chancesOf(database, { memberId, promotion, used })
      : { left: 0, used, missing: null }
    const isGoalReached = done >= (goal?.target ?? 0)
    facts.set(promotion.id, { memberId, join, request, done, isGoalReached, chances })
  }
  return facts
}

type Applications = Pick<OwnFacts, 'join' | 'request'>

/** Returns the latest application for each step, by promotion id. */
async function applicationsOf(
  database: Database,
  memberId: number,
): Promise<ReadonlyMap<string, Applications>> {
  const rows = await database
    .select({
      application: promotionApplication,
      expiresAt: bonus.expiresAt,
      refusedFor: bonus.reason,
      claimedAt: giftClaim.at,
    })
    .from(promotionApplication)
    .leftJoin(bonus, eq(bonus.id, promotionApplication.bonusId))
    .leftJoin(
      claimKey,
      and(
        eq(claimKey.memberId, bonus.memberId),
        eq(claimKey.source, bonus.source),
        sql`${claimKey.key} = ${bonus.id}::text`,
      ),
    )
    .leftJoin(giftClaim, eq(giftClaim.id, claimKey.claimId))
    .where(eq(promotionApplication.memberId, memberId))
    // A member can apply again only after a rejection, so rejected applications are the oldest. Dates alone
    // may give another order, because the sandbox clock can be set back.
    .orderBy(sql`${promotionApplication.state} <> 'rejected'`, asc(promotionApplication.at))
  const found = new Map<string, Applications>()
  for (const { application, ...ofBonus } of rows) {
    const known = found.get(application.promotionId) ?? { join: null, request: null }
    const newer =
      application.step === 'join' ? { join: application } : { request: { ...application, ...ofBonus } }
    found.set(application.promotionId, { ...known, ...newer })
  }
  return found
}

const NEVER = new Date('9999-12-31T00:00:00.000Z')

type Doing = { memberId: number; promotion: PromotionRow; join: ApplicationRow | null }

async function doneFor(database: Database, { memberId, promotion, join }: Doing): Promise<number> {
  const goal = isSignUp(promotion) ? promotion.terms.goal : null
  if (!goal || join?.state !== 'accepted') return 0
  const played = await playedBy(database, memberId, { from: join.at, to: promotion.endsAt ?? NEVER })
  return played[goal.measure]
}

type Drawing = { memberId: number; promotion: Of<RaffleTerms>; used: number }

/** A member gets one chance for every full `per` deposited during the raffle, up to a maximum. */
async function chancesOf(
  database: Database,
  { memberId, promotion, used }: Drawing,
): Promise<OwnFacts['chances']> {
  const { terms, startsAt, endsAt } = promotion
  const lasting = { from: startsAt ?? new Date(0), to: endsAt ?? NEVER }
  const { deposits } = await playedBy(database, memberId, lasting)
  const earned = Math.min(terms.most, Math.floor(deposits / terms.per))
  const missing = earned < terms.most ? terms.per - (deposits % terms.per) : null
  return { left: Math.max(0, earned - used), used, missing }
}
