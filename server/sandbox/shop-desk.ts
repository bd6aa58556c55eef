import { motifs } from '@palpite/game-art/motifs.ts'
import { shopItemAddress } from '@palpite/game-art/shop-item.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { ShopItemRequest, shopItems } from '#protocol/sandbox/point-shop.ts'
import type { Database } from '#server/database/database.ts'
import { shopItem } from '#server/rewards/loyalty/point-shop.table.ts'

const drawn: readonly string[] = motifs.flatMap(({ name, variants }) =>
  variants.map((variant) => `${name}/${variant}`),
)

export async function listShop(database: Database): Promise<v.InferInput<typeof shopItems>> {
  const rows = await database.select().from(shopItem).orderBy(asc(shopItem.position), asc(shopItem.id))
  const items = rows.map(({ position: _, ...row }) => ({ ...row, image: shopItemAddress(row) }))
  return { items, motifs: [...drawn] }
}

export const isDrawn = (motif: string): boolean => drawn.includes(motif)

/**
 * Adds an item at the end of the shop, or changes the item with this id. Never changes `delivered` or
 * `bonus`. If the stock is to change but is no longer `stock.was`, returns false and changes nothing.
 */
export async function writeShopItem(
  database: Database,
  { id, stock, delivered, bonus, ...shown }: ShopItemRequest & { id: string },
): Promise<boolean> {
  const { was, now } = stock
  const isUntouched = was === now
  const written = await database
    .insert(shopItem)
    .values({
      ...{ id, delivered, bonus, ...shown },
      left: now,
      position: sql`(select coalesce(max(${shopItem.position}), -1) + 1 from ${shopItem})`,
    })
    .onConflictDoUpdate({
      target: shopItem.id,
      set: isUntouched ? shown : { ...shown, left: now },
      setWhere: sql`${isUntouched}::boolean or ${shopItem.left} is not distinct from ${was}::integer`,
    })
    .returning({ id: shopItem.id })
  return written.length > 0
}

/** Returns an item's stock; null if the stock is unlimited or the item does not exist. */
export async function inStock(database: Database, id: string): Promise<number | null> {
  const [row] = await database.select({ left: shopItem.left }).from(shopItem).where(eq(shopItem.id, id))
  return row?.left ?? null
}
