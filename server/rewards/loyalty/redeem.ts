import { randomUUID } from 'node:crypto'
import type { Delivery } from '#protocol/rewards/point-mall.ts'
import type { Transaction } from '#server/database/database.ts'
import { postPoints } from '#server/ledger/points.ts'
import { type ItemRow, takeFromStock } from './mall.ts'
import { redemption } from './points.table.ts'

type Redeeming = {
  memberId: number
  item: ItemRow
  quantity: number
  /** For all of them. */
  points: number
  delivery: Delivery | null
  now: Date
}

/**
 * Takes the points and writes down what is wanted for them; null where less of it is left than that, and then nothing was written.
 * Whoever calls holds the member's claims and has seen that there are enough points.
 */
export async function redeem(
  tx: Transaction,
  { memberId, item, quantity, points, delivery, now }: Redeeming,
): Promise<{ row: typeof redemption.$inferSelect; points: number } | null> {
  if (!(await takeFromStock(tx, item.id, quantity))) return null
  const id = randomUUID()
  const asked = { id, memberId, itemId: item.id, quantity, points, delivery, at: now }
  const [row] = await tx
    .insert(redemption)
    .values({ ...asked, state: 'processing' })
    .returning()
  if (!row) throw new Error(`The redemption ${id} was not written`)
  const left = await postPoints(tx, {
    memberId,
    kind: 'pointRedemption',
    reference: id,
    points: -points,
    at: now,
  })
  return { row, points: left }
}
