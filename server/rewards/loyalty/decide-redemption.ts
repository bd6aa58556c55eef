import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { RedemptionDecision } from '#protocol/sandbox/point-shop.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { postPoints } from '#server/ledger/points.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { bonus } from '#server/rewards/bonus.table.ts'
import { notifyDecision } from '#server/rewards/notify-decision.ts'
import { shopItem, shopOrder } from './point-shop.table.ts'
import { type ItemRow, returnToStock } from './point-shop.ts'
import { rejections } from './rejections.ts'

type Row = typeof shopOrder.$inferSelect

/**
 * Approves or rejects an order from the points shop, and notifies the member (PTS-01). An approved order for
 * money becomes a claimable bonus. A rejection returns the points and the stock. Returns false if the order
 * does not exist or was already decided.
 */
export const decideRedemption = (
  database: Database,
  { id, now, ...decided }: RedemptionDecision & { id: string; now: Date },
): Promise<boolean> =>
  database.transaction(async (tx) => {
    if (!isUuid(id)) return false
    const reason = decided.decision === 'reject' ? decided.reason : null
    const [row] = await tx
      .update(shopOrder)
      .set({ state: reason ? 'rejected' : 'approved', reason, decidedAt: now })
      .where(and(eq(shopOrder.id, id), eq(shopOrder.state, 'processing')))
      .returning()
    if (!row) return false
    const [item] = await tx.select().from(shopItem).where(eq(shopItem.id, row.itemId))
    if (!item) throw new Error(`Shop item ${row.itemId} was not found`)
    if (reason) await giveBack(tx, { row, item, reason, now })
    else await give(tx, { row, item, now })
    await publish(tx, { memberId: row.memberId, type: 'account.changed' })
    return true
  })

type Decided = { row: Row; item: ItemRow; now: Date }

async function giveBack(
  tx: Transaction,
  { row, item, reason, now }: Decided & { reason: NonNullable<Row['reason']> },
): Promise<void> {
  const { id, memberId, quantity, points } = row
  await returnToStock(tx, item.id, quantity)
  await postPoints(tx, { memberId, kind: 'pointsReturned', reference: id, points, at: now })
  const facts = { title: item.title, quantity, points, reason: rejections[reason] }
  await notifyMember(tx, { memberId, event: 'redemption.rejected', facts, at: now })
}

async function give(tx: Transaction, { row, item, now }: Decided): Promise<void> {
  const { id, memberId, quantity } = row
  const { title, delivered } = item
  if (item.bonus === null) {
    const facts = { title, quantity, delivered }
    await notifyMember(tx, { memberId, event: 'redemption.approved', facts, at: now })
    return
  }
  const amount = item.bonus * quantity
  const given = {
    id: randomUUID(),
    memberId,
    source: 'bonus' as const,
    title,
    amount,
    turnover: amount,
    reason: null,
    at: now,
  }
  await tx.insert(bonus).values({ ...given, state: 'claimable' })
  await tx.update(shopOrder).set({ bonusId: given.id }).where(eq(shopOrder.id, id))
  await notifyDecision(tx, given, now)
}
