import { and, eq, notInArray } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { BonusInUse, DepositPromotion, PromotionRefusal } from '#protocol/rewards/deposit-bonus.ts'
import { dayAt } from '#server/calendar/zoned-day.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { playedEver } from '#server/rewards/played.ts'
import { obstacleFor } from '#server/rewards/promotions/obstacles.ts'
import { phaseAt } from '#server/rewards/promotions/participation.ts'
import type { DepositTerms } from '#server/rewards/promotions/promotion-terms.ts'
import { isDeposit, listAll, type Of, type PromotionRow } from '#server/rewards/promotions/promotions.ts'
import { type LocalizedText, localize, localizedText } from '#server/texts/localized-text.ts'
import { remainingWagering } from '#server/wagering/wagering-requirement.ts'
import { claimIdOf } from './credited-claim.ts'
import { depositBonus } from './deposit-bonus.table.ts'

export type DepositBonusRow = typeof depositBonus.$inferSelect

/** Why a member cannot use a promotion now, regardless of the amount and the channel. */
export type Refusal = {
  why: Exclude<PromotionRefusal['why'], 'belowMinimum' | 'channel'>
  reason: LocalizedText | null
}

type Input = { memberId: number; now: Date }

const firstOnly: LocalizedText = localizedText(
  /*i18n*/ { id: 'depositBonus.obstacle.firstOnly', message: 'This bonus is only for the first deposit.' },
)

/**
 * Returns the key that limits how often a bonus can be used: at the first deposit only, once per promotion,
 * or once per promotion and day.
 */
export function keyOfUse({ id, terms }: Of<DepositTerms>, now: Date): string {
  switch (terms.use) {
    case 'firstDeposit':
      return 'firstDeposit'
    case 'once':
      return id
    case 'daily': {
      const { year, month, day } = dayAt(now, calendarZone)
      return `${id} ${year}-${month}-${day}`
    }
  }
}

export const bonusesUsed = (database: Database | Transaction, memberId: number): Promise<DepositBonusRow[]> =>
  database
    .select()
    .from(depositBonus)
    .where(and(eq(depositBonus.memberId, memberId), notInArray(depositBonus.state, ['released', 'refused'])))

export async function isMet(database: Database | Transaction, row: DepositBonusRow): Promise<boolean> {
  if (row.state !== 'active' || row.bonusId === null) return false
  const claimId = await claimIdOf(database, row)
  const { reasons } = await remainingWagering(database, row.memberId, 'en')
  return reasons.every(({ id }) => id !== claimId)
}

/**
 * Returns the bonus that blocks others, because it is promised or its wagering requirement is not met; null
 * if there is none.
 */
async function openOf(
  database: Database | Transaction,
  used: readonly DepositBonusRow[],
): Promise<DepositBonusRow | null> {
  const open = used.find(({ state }) => state === 'promised' || state === 'active')
  return open && !(await isMet(database, open)) ? open : null
}

export async function bonusInUse(
  database: Database,
  { memberId, language }: { memberId: number; language: Language },
): Promise<BonusInUse | null> {
  const active = (await bonusesUsed(database, memberId)).find(({ state }) => state === 'active')
  if (!active) return null
  const claimId = await claimIdOf(database, active)
  const { reasons } = await remainingWagering(database, memberId, language)
  const open = reasons.find(({ id }) => id === claimId)
  return open ? { title: localize(active.title, language), turnoverLeft: open.left } : null
}

async function hasDeposited(database: Database, memberId: number): Promise<boolean> {
  const played = await playedEver(database, [memberId])
  if ((played.get(memberId)?.deposits ?? 0) > 0) return true
  const isPaid = and(eq(depositOrder.memberId, memberId), eq(depositOrder.state, 'paid'))
  return (await database.$count(depositOrder, isPaid)) > 0
}

export async function refusalFor(
  database: Database,
  promotion: Of<DepositTerms>,
  { memberId, now }: Input,
): Promise<Refusal | null> {
  if (phaseAt(promotion, now) !== 'open') return { why: 'ended', reason: null }
  const used = await bonusesUsed(database, memberId)
  const key = keyOfUse(promotion, now)
  const same = used.find(({ useKey }) => useKey === key)
  // A promised bonus belongs to an open order. The promotion does not count as used until that order is paid.
  if (same) return { why: same.state === 'promised' ? 'otherBonus' : 'used', reason: null }
  if (promotion.terms.use === 'firstDeposit' && (await hasDeposited(database, memberId)))
    return { why: 'notEligible', reason: firstOnly }
  const obstacle = await obstacleFor(database, { memberId, needs: promotion.terms.needs, now })
  if (obstacle) return { why: 'notEligible', reason: obstacle }
  return (await openOf(database, used)) ? { why: 'otherBonus', reason: null } : null
}

export const toRefusalDto = (
  { why, reason }: { why: PromotionRefusal['why']; reason?: LocalizedText | null },
  { min, language }: { min: number; language: Language },
): PromotionRefusal => ({ why, reason: reason ? localize(reason, language) : '', min })

export async function offersFor(
  database: Database,
  { language, ...input }: Input & { language: Language },
): Promise<DepositPromotion[]> {
  const running = (await listAll(database)).filter(
    (row): row is Of<DepositTerms> => isDeposit(row) && phaseAt(row, input.now) === 'open',
  )
  return Promise.all(
    running.map(async (promotion) => {
      const { id, title, endsAt, terms } = promotion
      const { share, cap, min, turnoverFactor, lasts, use, channels } = terms
      const refusal = await refusalFor(database, promotion, input)
      return {
        id,
        title: localize(title, language),
        ...{ share, cap, min, turnoverFactor, lasts, use },
        channels: channels && [...channels],
        endsAt: endsAt?.toISOString() ?? null,
        refusal: refusal && toRefusalDto(refusal, { min, language }),
      }
    }),
  )
}

export async function depositStatus(
  database: Database,
  promotion: PromotionRow & { terms: DepositTerms },
  input: Input,
): Promise<{ status: 'join' | 'joined' | 'claimed'; canUse: boolean; obstacle: LocalizedText | null }> {
  const used = await bonusesUsed(database, input.memberId)
  const open = await openOf(database, used)
  if (open?.promotionId === promotion.id) return { status: 'joined', canUse: false, obstacle: null }
  const refusal = await refusalFor(database, promotion, input)
  if (!refusal) return { status: 'join', canUse: true, obstacle: null }
  if (refusal.why === 'used') return { status: 'claimed', canUse: false, obstacle: null }
  return { status: 'join', canUse: false, obstacle: refusal.reason ?? otherBonus }
}

const otherBonus: LocalizedText = localizedText(
  /*i18n*/ {
    id: 'depositBonus.obstacle.otherBonus',
    message: 'You already have a deposit bonus. Use one at a time.',
  },
)
