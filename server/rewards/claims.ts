import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { GiftClaim, GiftSource } from '#protocol/rewards/gifts.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount, walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { postPoints } from '#server/ledger/points.ts'
import { post } from '#server/ledger/post.ts'
import { tellMember } from '#server/notifications/notify-member.ts'
import { currency } from '#server/texts/currency.ts'
import { type LocalizedText, localize } from '#server/texts/localized-text.ts'
import { addWageringRequirement } from '#server/wagering/wagering-requirement.ts'
import { claimKey, giftClaim } from './claim.table.ts'

/** What a member may claim at a moment: money in minor units, points, or both. */
export type Gift = {
  source: GiftSource
  /** Names of what it is for, each of which is claimed once. */
  things: readonly string[]
  title: LocalizedText
  amount: number
  points?: number
  /** To be staked before money may leave. */
  turnover: number
  /** Until when it must be staked, where what is unused of it is taken back then. */
  until?: Date
  /** Of the bonus of a deposit: what the deposit itself must be staked, on top of `turnover`. */
  depositTurnover?: number
  /** What else is written down with the claim. */
  alsoWrite?: (tx: Transaction) => Promise<void>
}

type ClaimRow = typeof giftClaim.$inferSelect

/** Has the claims of a member wait for each other until the transaction ends, so that each sees what the one before left. */
export async function lockClaims(tx: Database | Transaction, memberId: number): Promise<void> {
  await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('no key update')
}

/**
 * Pays a gift out, with all that goes with it. Whoever calls holds the member's claims and has seen that it can be claimed; of
 * things that were claimed all the same the database takes none.
 */
export async function payGift(
  tx: Transaction,
  { memberId, gift, now }: { memberId: number; gift: Gift; now: Date },
): Promise<{ claim: ClaimRow; balance: number }> {
  const { source, things, title, amount, points = 0, turnover, depositTurnover = 0 } = gift
  const id = randomUUID()
  const claim = { id, memberId, source, title, amount, points, turnover, at: now }
  await tx.insert(giftClaim).values(claim)
  const named = things.map((thing) => ({ memberId, source, thing, claimId: id }))
  if (named.length > 0) await tx.insert(claimKey).values(named)
  await gift.alsoWrite?.(tx)
  const balance = amount > 0 ? await payMoney(tx, claim) : await walletBalance(tx, memberId)
  if (points > 0) await postPoints(tx, { memberId, kind: 'giftPoints', reference: id, points, at: now })
  await addWageringRequirement(tx, { id, memberId, source, amount, turnover, at: now })
  const until = gift.until && { until: gift.until.toISOString() }
  const facts = { title, amount, points, turnover, depositTurnover, currency: currency.code, ...until }
  await tellMember(tx, { memberId, event: 'gift.claimed', facts, at: now })
  return { claim, balance }
}

/** Minor units in the wallet once the money of a claim is there. */
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
  if (posted.outcome !== 'posted') throw new Error(`The gift ${id} could not be paid`)
  return posted.balances.get(wallet) ?? 0
}

/** When each thing of a source was claimed by a member, by its name. */
export async function claimedThings(
  database: Database,
  memberId: number,
  source: GiftSource,
): Promise<ReadonlyMap<string, Date>> {
  const rows = await database
    .select({ thing: claimKey.thing, at: giftClaim.at })
    .from(claimKey)
    .innerJoin(giftClaim, eq(giftClaim.id, claimKey.claimId))
    .where(and(eq(claimKey.memberId, memberId), eq(claimKey.source, source)))
  return new Map(rows.map(({ thing, at }) => [thing, at]))
}

/** Whose claims, of one source or of all. */
type Asked = { memberId: number; source?: GiftSource | undefined }

const isAsked = ({ memberId, source }: Asked) =>
  and(eq(giftClaim.memberId, memberId), source && eq(giftClaim.source, source))

/** A member's claims, newest first, after one if it is named. */
export const listClaims = (
  database: Database,
  { after, limit, ...asked }: Asked & { after: Cursor | null; limit: number },
): Promise<ClaimRow[]> =>
  database
    .select()
    .from(giftClaim)
    .where(and(isAsked(asked), isOlder(after, { at: giftClaim.at, id: giftClaim.id })))
    .orderBy(desc(giftClaim.at), desc(giftClaim.id))
    .limit(limit)

/** Minor units that a member has claimed so far. */
export async function sumClaims(database: Database, asked: Asked): Promise<number> {
  const [sums] = await database
    .select({ total: sql`coalesce(sum(${giftClaim.amount}), 0)`.mapWith(Number) })
    .from(giftClaim)
    .where(isAsked(asked))
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
