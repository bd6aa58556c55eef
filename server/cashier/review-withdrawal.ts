import { and, eq } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { currency } from '#server/texts/currency.ts'
import { bookReceived, giveBack } from './end-withdrawal.ts'

type Review = { id: string; now: Date } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: 'holder' | 'account' | 'conduct' }
  | { decision: 'arrived' }
  | { decision: 'return' }
)

/** Applies a decision of the operator. Returns false if the order is not waiting for such a decision. */
export async function reviewWithdrawal(database: Database, review: Review): Promise<boolean> {
  const memberId = await decide(database, review)
  if (memberId === null) return false
  await publishBalanceChanges(database, memberId)
  return true
}

function decide(database: Database, review: Review): Promise<number | null> {
  const { id, now: at } = review
  switch (review.decision) {
    case 'approve':
      return approve(database, id, at)
    case 'reject':
      return back(database, { id, from: ['reviewing'], at, to: 'rejected', reason: review.reason })
    case 'return':
      return back(database, { id, from: ['disputed'], at, to: 'failed', reason: 'notArrived' })
    case 'arrived':
      return endDispute(database, id, at)
  }
}

async function approve(database: Database, id: string, now: Date): Promise<number | null> {
  const [order] = await database
    .update(withdrawalOrder)
    .set({ state: 'paying', payingAt: now, dueAt: now })
    .where(and(eq(withdrawalOrder.id, id), eq(withdrawalOrder.state, 'reviewing')))
    .returning()
  return order?.memberId ?? null
}

async function back(database: Database, given: Parameters<typeof giveBack>[1]): Promise<number | null> {
  const done = await database.transaction((tx) => giveBack(tx, given))
  return done?.order.memberId ?? null
}

/** Ends a dispute in which the bank has proved that the payout reached the member's account. */
const endDispute = (database: Database, id: string, at: Date): Promise<number | null> =>
  database.transaction(async (tx) => {
    const order = await bookReceived(tx, { id, from: ['disputed'], at, by: 'operator' })
    if (!order) return null
    const { memberId, amount, fee } = order
    const facts = { amount: amount - fee, currency: currency.code }
    await notifyMember(tx, { memberId, event: 'withdrawal.arrived', facts, at })
    return memberId
  })
