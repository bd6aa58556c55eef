import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Bonus, BonusState } from '#protocol/rewards/bonuses.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { claimKey, giftClaim } from '#server/rewards/claim.table.ts'
import { depositBonus } from '#server/rewards/deposit-bonus/deposit-bonus.table.ts'
import { type DepositBonusRow, isMet } from '#server/rewards/deposit-bonus/eligibility.ts'
import { endingOf } from '#server/rewards/deposit-bonus/end-bonus.ts'
import { type Claimant, type GiftResult, notClaimable } from '#server/rewards/gift-result.ts'
import { localize } from '#server/texts/localized-text.ts'
import { remainingWagering } from '#server/wagering/wagering-requirement.ts'

const stateAt = (now: Date): SQL<BonusState> => sql<BonusState>`
  case
    when ${depositBonus.state} in ('cancelled', 'expired') then ${depositBonus.state}
    when ${isNotNull(giftClaim.id)} then 'claimed'
    when ${bonus.state} = 'claimable' and ${bonus.expiresAt} <= ${now.toISOString()}::timestamptz then 'expired'
    else ${bonus.state}
  end`

const withStates = (database: Database, now: Date) =>
  database
    .select({ bonus, state: stateAt(now), claimId: giftClaim.id, claimedAt: giftClaim.at, depositBonus })
    .from(bonus)
    .leftJoin(depositBonus, eq(depositBonus.bonusId, bonus.id))
    .leftJoin(
      claimKey,
      and(
        eq(claimKey.memberId, bonus.memberId),
        eq(claimKey.source, bonus.source),
        sql`${claimKey.key} = ${bonus.id}::text`,
      ),
    )
    .leftJoin(giftClaim, eq(giftClaim.id, claimKey.claimId))

type Query = {
  memberId: number
  now: Date
  state?: BonusState | undefined
  after: Cursor | null
  limit: number
}

export async function listOwnBonuses(
  database: Database,
  { memberId, now, state, after, limit, language }: Query & { language: Language },
): Promise<Bonus[]> {
  const rows = await withStates(database, now)
    .where(
      and(
        eq(bonus.memberId, memberId),
        state && sql`${stateAt(now)} = ${state}`,
        isOlder(after, { at: bonus.at, id: bonus.id }),
      ),
    )
    .orderBy(desc(bonus.at), desc(bonus.id))
    .limit(limit)
  const open = await remainingWagering(database, memberId, language)
  const ofDeposits = await Promise.all(rows.map((row) => toDepositDto(database, row.depositBonus)))
  return rows.map(({ bonus: row, claimId, claimedAt, ...seen }, index) => ({
    id: row.id,
    source: row.source,
    title: localize(row.title, language),
    amount: row.amount,
    state: seen.state,
    reason: row.reason ? localize(row.reason, language) : '',
    turnover: row.turnover,
    turnoverLeft: open.reasons.find(({ id }) => id === claimId)?.left ?? 0,
    at: row.at.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    claimedAt: claimedAt?.toISOString() ?? null,
    deposit: ofDeposits[index] ?? null,
  }))
}

async function toDepositDto(database: Database, row: DepositBonusRow | null): Promise<Bonus['deposit']> {
  if (!row?.expiresAt) return null
  const { depositId, expiresAt, takenBack } = row
  const canCancel = row.state === 'active' && !(await isMet(database, row))
  const ending = canCancel ? await endingOf(database, row) : null
  return {
    depositId,
    expiresAt: expiresAt.toISOString(),
    cancel: ending && { takesBack: ending.takesBack, turnoverLeft: ending.turnoverLeft },
    takenBack,
  }
}

/** Returns how many bonuses a member can claim now, and their total in minor units. */
export async function claimableBonuses(
  database: Database,
  { memberId, now }: { memberId: number; now: Date },
): Promise<{ bonuses: number; amount: number }> {
  const rows = await withStates(database, now).where(
    and(eq(bonus.memberId, memberId), sql`${stateAt(now)} = 'claimable'`),
  )
  return { bonuses: rows.length, amount: rows.reduce((sum, row) => sum + row.bonus.amount, 0) }
}

/** @throws NotFound if the bonus does not exist or belongs to another member */
export async function findBonus({ platform, memberId, now }: Claimant, id: string): Promise<GiftResult> {
  if (!isUuid(id)) throw new NotFound()
  const [found] = await withStates(platform.database, now).where(
    and(eq(bonus.id, id), eq(bonus.memberId, memberId)),
  )
  if (!found) throw new NotFound()
  if (found.state !== 'claimable') return notClaimable(found.state === 'cancelled' ? 'claimed' : found.state)
  const { source, title, amount, turnover } = found.bonus
  return { gift: { source, keys: [id], title, amount, turnover } }
}
