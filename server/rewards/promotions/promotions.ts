import type { MessageDescriptor } from '@lingui/core'
import { asc, eq } from 'drizzle-orm'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { promotion } from './promotion.table.ts'
import type { DepositTerms, PromotionTerms, RaffleTerms, SignUpTerms } from './promotion-terms.ts'

export type PromotionRow = typeof promotion.$inferSelect

export type Of<Terms extends PromotionTerms> = PromotionRow & { terms: Terms }

export const isSignUp = (row: PromotionRow): row is Of<SignUpTerms> => row.terms.kind === 'signUp'
export const isRaffle = (row: PromotionRow): row is Of<RaffleTerms> => row.terms.kind === 'raffle'
export const isDeposit = (row: PromotionRow): row is Of<DepositTerms> => row.terms.kind === 'deposit'

export const promotionCategories: readonly { code: string; name: MessageDescriptor }[] = [
  { code: 'welcome', name: /*i18n*/ { id: 'promotion.category.welcome.name', message: 'Welcome' } },
  { code: 'casino', name: /*i18n*/ { id: 'promotion.category.casino.name', message: 'Casino' } },
  { code: 'sports', name: /*i18n*/ { id: 'promotion.category.sports.name', message: 'Sports' } },
  { code: 'raffles', name: /*i18n*/ { id: 'promotion.category.raffles.name', message: 'Raffles' } },
  { code: 'club', name: /*i18n*/ { id: 'promotion.category.club.name', message: 'Club' } },
]

export const listAll = (database: Database): Promise<PromotionRow[]> =>
  database.select().from(promotion).orderBy(asc(promotion.position), asc(promotion.id))

export async function findPromotion(database: Database, id: string): Promise<PromotionRow> {
  if (!isUuid(id)) throw new NotFound()
  const [row] = await database.select().from(promotion).where(eq(promotion.id, id))
  if (!row) throw new NotFound()
  return row
}
