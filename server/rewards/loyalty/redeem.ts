import { randomUUID } from 'node:crypto'
import type { Delivery } from '#protocol/rewards/point-shop.ts'
import type { Transaction } from '#server/database/database.ts'
import { postPoints } from '#server/ledger/points.ts'
import { shopOrder } from './point-shop.table.ts'
import { type ItemRow, takeFromStock } from './point-shop.ts'

type Redeeming = {
  memberId: number
  item: ItemRow
  quantity: number
  points: number
  delivery: Delivery | null
  now: Date
}

/**
 * Takes the points and the stock, and stores the order. If the stock is too low, returns null and writes
 * nothing. The caller must hold the member's claim lock and check the points.
 */
export async function redeem(
  tx: Transaction,
  { memberId, item, quantity, points, delivery, now }: Redeeming,
): Promise<{ row: typeof shopOrder.$inferSelect; points: number } | null> {
  if (!(await takeFromStock(tx, item.id, quantity))) return null
  const id = randomUUID()
  const order = { id, memberId, itemId: item.id, quantity, points, delivery, at: now }
  const [row] = await tx
    .insert(shopOrder)
    .values({ ...order, state: 'processing' })
    .returning()
  if (!row) throw new Error(`Redemption ${id} was not saved`)
  const left = await postPoints(tx, {
    memberId,
    kind: 'pointRedemption',
    reference: id,
    points: -points,
    at: now,
  })
  return { row, points: left }
}
