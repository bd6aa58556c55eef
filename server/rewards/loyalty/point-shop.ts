import { shopItemAddress } from '@palpite/game-art/shop-item.ts'
import { and, asc, desc, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { Redemption, RedemptionState, ShopItem } from '#protocol/rewards/point-shop.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { localize } from '#server/texts/localized-text.ts'
import { shopItem, shopOrder } from './point-shop.table.ts'
import { rejections } from './rejections.ts'

export type ItemRow = typeof shopItem.$inferSelect
type RedemptionRow = typeof shopOrder.$inferSelect

/** Returns how many units of each item a member has ordered. Rejected orders do not count. */
async function ownCounts(database: Database, memberId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ itemId: shopOrder.itemId, count: sql`sum(${shopOrder.quantity})`.mapWith(Number) })
    .from(shopOrder)
    .where(and(eq(shopOrder.memberId, memberId), ne(shopOrder.state, 'rejected')))
    .groupBy(shopOrder.itemId)
  return new Map(rows.map(({ itemId, count }) => [itemId, count]))
}

export const ownCount = async (database: Database, memberId: number, itemId: string): Promise<number> =>
  (await ownCounts(database, memberId)).get(itemId) ?? 0

export async function listShopItemDtos(
  database: Database,
  { memberId, language }: { memberId: number; language: Language },
): Promise<ShopItem[]> {
  const rows = await database
    .select()
    .from(shopItem)
    .where(eq(shopItem.offered, true))
    .orderBy(asc(shopItem.position), asc(shopItem.id))
  const own = await ownCounts(database, memberId)
  return rows.map((row) => ({
    id: row.id,
    title: localize(row.title, language),
    text: localize(row.text, language),
    image: shopItemAddress(row),
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
  const [found] = isUuid(id) ? await database.select().from(shopItem).where(eq(shopItem.id, id)) : []
  if (!found) throw new NotFound()
  return found
}

/**
 * Takes units from the stock in one statement, so that only one member can get the last unit. Returns false
 * if too few are left or the item is no longer offered.
 */
export async function takeFromStock(tx: Transaction, id: string, quantity: number): Promise<boolean> {
  const taken = await tx
    .update(shopItem)
    .set({ left: sql`${shopItem.left} - ${quantity}` })
    .where(
      and(
        eq(shopItem.id, id),
        eq(shopItem.offered, true),
        or(isNull(shopItem.left), gte(shopItem.left, quantity)),
      ),
    )
    .returning({ id: shopItem.id })
  return taken.length > 0
}

export async function returnToStock(tx: Transaction, id: string, quantity: number): Promise<void> {
  await tx
    .update(shopItem)
    .set({ left: sql`${shopItem.left} + ${quantity}` })
    .where(eq(shopItem.id, id))
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
    .select({ order: shopOrder, item: shopItem })
    .from(shopOrder)
    .innerJoin(shopItem, eq(shopItem.id, shopOrder.itemId))
    .where(
      and(
        eq(shopOrder.memberId, memberId),
        state && eq(shopOrder.state, state),
        isOlder(after, { at: shopOrder.at, id: shopOrder.id }),
      ),
    )
    .orderBy(desc(shopOrder.at), desc(shopOrder.id))
    .limit(limit)
  return rows.map(({ order: row, item }) => toRedemptionDto(row, item, language))
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
