import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { GiftClaim, GiftSource } from '#protocol/rewards/claims.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount, walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { postPoints } from '#server/ledger/points.ts'
import { post } from '#server/ledger/post.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { currency } from '#server/texts/currency.ts'
import { type LocalizedText, localize } from '#server/texts/localized-text.ts'
import { addWageringRequirement } from '#server/wagering/wagering-requirement.ts'
import { claimKey, giftClaim } from './claim.table.ts'

/** A reward that can be claimed: money in minor units, points, or both. */
export type Gift = {
  source: GiftSource
  /** Claim keys. Each can be used only once per member. */
  keys: readonly string[]
  title: LocalizedText
  amount: number
  points?: number
  /** Wagering requirement, in minor units. */
  turnover: number
  /** Deadline for the wagering requirement. Unused bonus money is taken back at that time. */
  until?: Date
  /** For a deposit bonus: the deposit's own wagering requirement, which only the notification uses. */
  depositTurnover?: number
  alsoWrite?: (tx: Transaction) => Promise<void>
}

type ClaimRow = typeof giftClaim.$inferSelect

/**
 * Locks a member's claims until the transaction ends, so that each claim sees the result of the previous one.
 */
export async function lockClaims(tx: Database | Transaction, memberId: number): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
}

/**
 * Pays a reward. The caller must hold the member's claim lock and check that the reward can be claimed. The
 * database also rejects a second claim.
 */
export async function payGift(
  tx: Transaction,
  { memberId, gift, now }: { memberId: number; gift: Gift; now: Date },
): Promise<{ claim: ClaimRow; balance: number }> {
  const { source, keys, title, amount, points = 0, turnover, depositTurnover = 0 } = gift
  const id = randomUUID()
  const claim = { id, memberId, source, title, amount, points, turnover, at: now }
  await tx.insert(giftClaim).values(claim)
  const named = keys.map((key) => ({ memberId, source, key, claimId: id }))
  if (named.length > 0) await tx.insert(claimKey).values(named)
  await gift.alsoWrite?.(tx)
  const balance = amount > 0 ? await payMoney(tx, claim) : await walletBalance(tx, memberId)
  if (points > 0) await postPoints(tx, { memberId, kind: 'giftPoints', reference: id, points, at: now })
  await addWageringRequirement(tx, { id, memberId, source, amount, turnover, at: now })
  const until = gift.until && { until: gift.until.toISOString() }
  const facts = { title, amount, points, turnover, depositTurnover, currency: currency.code, ...until }
  await notifyMember(tx, { memberId, event: 'gift.claimed', facts, at: now })
  return { claim, balance }
}

async function payMoney(
  tx: Transaction,
  { id, memberId, source, amount, at }: Pick<ClaimRow, 'id' | 'memberId' | 'source' | 'amount' | 'at'>,
): Promise<number> {
  const wallet = await walletOf(tx, memberId)
  const posted = await post(tx, {
    kind: source,
    key: `gift:${id}`,
    reference: id,
    at,
    postings: [
      { accountId: wallet, amount },
      { accountId: await houseAccount(tx, 'bonus'), amount: -amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`Gift ${id} could not be paid`)
  return posted.balances.get(wallet) ?? 0
}

export async function claimTimes(
  database: Database,
  memberId: number,
  source: GiftSource,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .select({ key: claimKey.key, at: giftClaim.at })
    .from(claimKey)
    .innerJoin(giftClaim, eq(giftClaim.id, claimKey.claimId))
    .where(and(eq(claimKey.memberId, memberId), eq(claimKey.source, source)))
  return new Map(rows.map(({ key, at }) => [key, at]))
}

type Query = { memberId: number; source?: GiftSource | undefined }

const matches = ({ memberId, source }: Query) =>
  and(eq(giftClaim.memberId, memberId), source && eq(giftClaim.source, source))

export const listClaims = (
  database: Database,
  { after, limit, ...query }: Query & { after: Cursor | null; limit: number },
): Promise<ClaimRow[]> =>
  database
    .select()
    .from(giftClaim)
    .where(and(matches(query), isOlder(after, { at: giftClaim.at, id: giftClaim.id })))
    .orderBy(desc(giftClaim.at), desc(giftClaim.id))
    .limit(limit)

/** Returns the sum of the claimed amounts, in minor units. */
export async function sumClaims(database: Database, query: Query): Promise<number> {
  const [sums] = await database
    .select({ total: sql`coalesce(sum(${giftClaim.amount}), 0)`.mapWith(Number) })
    .from(giftClaim)
    .where(matches(query))
  return sums?.total ?? 0
}

export const toClaimDto = (
  { id, source, title, amount, points, turnover, at }: ClaimRow,
  language: Language,
): GiftClaim => ({
  id,
  source,
  title: localize(title, language),
  amount,
  points,
  turnover,
  at: at.toISOString(),
})
