import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { houseAccount, reservedAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { currency } from '#server/texts/currency.ts'
import type { WithdrawalRow } from './withdrawals.ts'

type State = WithdrawalRow['state']

type From = {
  id: string
  from: readonly State[]
  at: Date
  /** End of the worker's lease. If set, the change is skipped unless `dueAt` still has this value. */
  leasedUntil?: Date | null
}

/** Changes an order. Returns null if it is in none of the given states, or is no longer leased. */
async function change(
  tx: Transaction,
  { id, from, leasedUntil }: From,
  to: Partial<WithdrawalRow>,
): Promise<WithdrawalRow | null> {
  const isIt = and(
    eq(withdrawalOrder.id, id),
    inArray(withdrawalOrder.state, [...from]),
    leasedUntil ? eq(withdrawalOrder.dueAt, leasedUntil) : undefined,
  )
  const [order] = await tx.update(withdrawalOrder).set(to).where(isIt).returning()
  return order ?? null
}

/**
 * Books the reserved amount as paid out, and the fee as the house's income. Books only once; returns null if
 * the order is not being paid.
 */
export async function bookPaid(
  tx: Transaction,
  { id, at, receivedAfter }: { id: string; at: Date; receivedAfter: number },
): Promise<WithdrawalRow | null> {
  const receiveBy = new Date(at.getTime() + receivedAfter)
  const to = { state: 'paid', paidAt: at, receiveBy, dueAt: receiveBy } as const
  const order = await change(tx, { id, from: ['paying'], at }, to)
  if (!order) return null
  const { memberId, amount, fee } = order
  const posted = await post(tx, {
    kind: 'withdrawalPaid',
    key: `withdrawalPaid:${id}`,
    reference: id,
    at,
    postings: [
      { accountId: await reservedAccount(tx, memberId), amount: -amount },
      { accountId: await houseAccount(tx, 'cashier'), amount: amount - fee },
      ...(fee > 0 ? [{ accountId: await houseAccount(tx, 'fees'), amount: fee }] : []),
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`Withdrawal ${id} could not be recorded as paid`)
  const facts = { amount: amount - fee, currency: currency.code }
  await notifyMember(tx, { memberId, event: 'withdrawal.paid', facts, at })
  return order
}

type Back = From &
  (
    | { to: 'cancelled' }
    | { to: 'rejected'; reason: Extract<WithdrawalRow['reason'], 'holder' | 'account' | 'conduct'> }
    | { to: 'failed'; reason: Extract<WithdrawalRow['reason'], 'declined' | 'refused' | 'notArrived'> }
  )

/**
 * Returns the postings that take the money: from the member's reserved account, or from the house's accounts
 * if the order was booked as paid.
 */
async function sourceOf(tx: Transaction, { memberId, amount, fee, paidAt }: WithdrawalRow) {
  if (paidAt === null) return [{ accountId: await reservedAccount(tx, memberId), amount: -amount }]
  return [
    { accountId: await houseAccount(tx, 'cashier'), amount: fee - amount },
    ...(fee > 0 ? [{ accountId: await houseAccount(tx, 'fees'), amount: -fee }] : []),
  ]
}

/**
 * Gives the amount back, including the fee. Books only once; returns null under the same conditions as
 * `change`.
 */
export async function giveBack(
  tx: Transaction,
  back: Back,
): Promise<{ order: WithdrawalRow; balance: number } | null> {
  const { id, at } = back
  const reason = back.to === 'cancelled' ? null : back.reason
  const order = await change(tx, back, { state: back.to, reason, settledAt: at, dueAt: null })
  if (!order) return null
  const { memberId, amount } = order
  const wallet = await walletOf(tx, memberId)
  const posted = await post(tx, {
    kind: 'withdrawalReturned',
    key: `withdrawalReturned:${id}`,
    reference: id,
    at,
    postings: [...(await sourceOf(tx, order)), { accountId: wallet, amount }],
  })
  if (posted.outcome !== 'posted') throw new Error(`Withdrawal ${id} could not be refunded`)
  if (reason !== null) {
    const facts = { amount, currency: currency.code, reason }
    await notifyMember(tx, { memberId, event: 'withdrawal.returned', facts, at })
  }
  return { order, balance: posted.balances.get(wallet) ?? 0 }
}

export const bookReceived = (
  tx: Transaction,
  { by, ...from }: From & { by: NonNullable<WithdrawalRow['receivedBy']> },
): Promise<WithdrawalRow | null> =>
  change(tx, from, { state: 'received', receivedBy: by, settledAt: from.at, dueAt: null })
