import { mallItemAddress } from '@palpite/game-art/mall-item.ts'
import { and, asc, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Redemption, RedemptionState, ShopItem } from '#protocol/rewards/point-shop.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { localize } from '#server/texts/localized-text.ts'
import { mallItem, redemption } from './points.table.ts'
import { rejections } from './rejections.ts'

export type ItemRow = typeof mallItem.$inferSelect
type RedemptionRow = typeof redemption.$inferSelect

/** Quantity that a member requested, by item; rejected redemptions do not count. */
async function ownCounts(database: Database, memberId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ itemId: redemption.itemId, count: sql`sum(${redemption.quantity})`.mapWith(Number) })
    .from(redemption)
    .where(and(eq(redemption.memberId, memberId), ne(redemption.state, 'rejected')))
    .groupBy(redemption.itemId)
  return new Map(rows.map(({ itemId, count }) => [itemId, count]))
}

export const ownCount = async (database: Database, memberId: number, itemId: string): Promise<number> =>
  (await ownCounts(database, memberId)).get(itemId) ?? 0

export async function listMallItemDtos(
  database: Database,
  { memberId, language }: { memberId: number; language: Language },
): Promise<ShopItem[]> {
  const rows = await database
    .select()
    .from(mallItem)
    .where(eq(mallItem.offered, true))
    .orderBy(asc(mallItem.position), asc(mallItem.id))
  const own = await ownCounts(database, memberId)
  return rows.map((row) => ({
    id: row.id,
    title: localize(row.title, language),
    text: localize(row.text, language),
    image: mallItemAddress(row),
    points: row.points,
    left: row.left,
    maxPerMember: row.maxPerMember,
    own: own.get(row.id) ?? 0,
    delivered: row.delivered,
    bonus: row.bonus,
  }))
}

/** @throws NotFound if the item does not exist */
export async function findItem(database: Database, id: string): Promise<ItemRow> {
  const [found] = isUuid(id) ? await database.select().from(mallItem).where(eq(mallItem.id, id)) : []
  if (!found) throw new NotFound()
  return found
}

/**
 * Takes items from the stock in one statement, so that the last one goes to one member only. Returns false
 * if the item is sold out or withdrawn.
 */
export async function takeFromStock(tx: Transaction, id: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(mallItem)
    .set({ left: sql`${mallItem.left} - ${quantity}` })
    .where(
      and(
        eq(mallItem.id, id),
        eq(mallItem.offered, true),
        or(isNull(mallItem.left), gte(mallItem.left, quantity)),
      ),
    )
    .returning({ id: mallItem.id })
  return taken.length > 0
}

export async function putBack(tx: Transaction, id: string, quantity: number): Promise<void> {
  await tx
    .update(mallItem)
    .set({ left: sql`${mallItem.left} + ${quantity}` })
    .where(eq(mallItem.id, id))
}

type RedemptionQuery = {
  memberId: number
  state?: RedemptionState | undefined
  after: Cursor | null
  limit: number
}

export async function listRedemptions(
  database: Database,
  { memberId, state, after, limit, language }: RedemptionQuery & { language: Language },
): Promise<Redemption[]> {
  const rows = await database
    .select({ redemption, item: mallItem })
    .from(redemption)
    .innerJoin(mallItem, eq(mallItem.id, redemption.itemId))
    .where(
      and(
        eq(redemption.memberId, memberId),
        state && eq(redemption.state, state),
        isOlder(after, { at: redemption.at, id: redemption.id }),
      ),
    )
    .orderBy(desc(redemption.at), desc(redemption.id))
    .limit(limit)
  return rows.map(({ redemption: row, item }) => toRedemptionDto(row, item, language))
}

export const toRedemptionDto = (row: RedemptionRow, { title }: ItemRow, language: Language): Redemption => ({
  id: row.id,
  itemId: row.itemId,
  title: localize(title, language),
  quantity: row.quantity,
  points: row.points,
  state: row.state,
  reason: row.reason ? localize(rejections[row.reason], language) : '',
  at: row.at.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})
