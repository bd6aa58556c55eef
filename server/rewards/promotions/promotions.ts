import type { MessageDescriptor } from '@lingui/core'
import { asc, eq, gt, sql } from 'drizzle-orm'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { promotion, raffleDraw, rafflePrize } from './promotion.table.ts'
import type { DepositTerms, PromotionTerms, RaffleTerms, SignUpTerms } from './promotion-terms.ts'

export type PromotionRow = typeof promotion.$inferSelect

/** A promotion whose terms are of one kind. */
export type Of<Terms extends PromotionTerms> = PromotionRow & { terms: Terms }

export const isSignUp = (row: PromotionRow): row is Of<SignUpTerms> => row.terms.kind === 'signUp'
export const isRaffle = (row: PromotionRow): row is Of<RaffleTerms> => row.terms.kind === 'raffle'
export const isDeposit = (row: PromotionRow): row is Of<DepositTerms> => row.terms.kind === 'deposit'

/** Under what promotions are listed, in this order. */
export const promotionCategories: readonly { code: string; name: MessageDescriptor }[] = [
  { code: 'welcome', name: /*i18n*/ { id: 'promotion.category.welcome.name', message: 'Welcome' } },
  { code: 'casino', name: /*i18n*/ { id: 'promotion.category.casino.name', message: 'Casino' } },
  { code: 'sports', name: /*i18n*/ { id: 'promotion.category.sports.name', message: 'Sports' } },
  { code: 'raffles', name: /*i18n*/ { id: 'promotion.category.raffles.name', message: 'Raffles' } },
  { code: 'club', name: /*i18n*/ { id: 'promotion.category.club.name', message: 'Club' } },
]

/** All promotions in their order. */
export const listAll = (database: Database): Promise<PromotionRow[]> =>
  database.select().from(promotion).orderBy(asc(promotion.position), asc(promotion.id))

/** @throws NotFound where there is none */
export async function findPromotion(database: Database, id: string): Promise<PromotionRow> {
  if (!isUuid(id)) throw new NotFound()
  const [row] = await database.select().from(promotion).where(eq(promotion.id, id))
  if (!row) throw new NotFound()
  return row
}

/** Ids of the raffles of which a prize is left; a slip that wins nothing is none. */
export async function rafflesWithPrizes(database: Database): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectDistinct({ id: rafflePrize.promotionId })
    .from(rafflePrize)
    .where(sql`${gt(rafflePrize.left, 0)} and ${gt(rafflePrize.amount, 0)}`)
  return new Set(rows.map(({ id }) => id))
}

/** The slips of a raffle, in their order. */
export const prizesOf = (database: Database, promotionId: string) =>
  database
    .select()
    .from(rafflePrize)
    .where(eq(rafflePrize.promotionId, promotionId))
    .orderBy(asc(rafflePrize.position), asc(rafflePrize.id))

/** How often a member has drawn, by raffle. */
export async function drawsOf(database: Database, memberId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ id: raffleDraw.promotionId, draws: sql`count(*)`.mapWith(Number) })
    .from(raffleDraw)
    .where(eq(raffleDraw.memberId, memberId))
    .groupBy(raffleDraw.promotionId)
  return new Map(rows.map(({ id, draws }) => [id, draws]))
}
