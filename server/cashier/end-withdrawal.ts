import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { houseAccount, reservedAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { tellMember } from '#server/notifications/notify-member.ts'
import { withdrawalOrder } from '#server/payments/payout.table.ts'
import { currency } from '#server/texts/currency.ts'
import type { WithdrawalRow } from './withdrawals.ts'

type State = WithdrawalRow['state']

/** An order that is in one of some states, and when. */
type From = {
  id: string
  from: readonly State[]
  at: Date
  /** For whoever goes on with it: until when they have it. One who has taken it up since then, or a notice, goes before. */
  leasedUntil?: Date | null
}

/** An order in a state no more is left as it is: null. */
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

/** What was set aside has left the house, its fee has not. Once; null where the order is not being paid. */
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
  if (posted.outcome !== 'posted') throw new Error(`Withdrawal ${id} could not be booked as paid`)
  const facts = { amount: amount - fee, currency: currency.code }
  await tellMember(tx, { memberId, event: 'withdrawal.paid', facts, at })
  return order
}

type Back = From &
  (
    | { to: 'cancelled' }
    | { to: 'rejected'; reason: Extract<WithdrawalRow['reason'], 'holder' | 'account' | 'conduct'> }
    | { to: 'failed'; reason: Extract<WithdrawalRow['reason'], 'declined' | 'refused' | 'notArrived'> }
  )

/** What is given back is still set aside, or has been booked as paid and is the house's to pay again. */
async function sourceOf(tx: Transaction, { memberId, amount, fee, paidAt }: WithdrawalRow) {
  if (paidAt === null) return [{ accountId: await reservedAccount(tx, memberId), amount: -amount }]
  return [
    { accountId: await houseAccount(tx, 'cashier'), amount: fee - amount },
    ...(fee > 0 ? [{ accountId: await houseAccount(tx, 'fees'), amount: -fee }] : []),
  ]
}

/** Gives the amount of an order back, with the fee. Once; null where the order is not in those states. */
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
  if (posted.outcome !== 'posted') throw new Error(`Withdrawal ${id} could not be given back`)
  if (reason !== null) {
    const facts = { amount, currency: currency.code, reason }
    await tellMember(tx, { memberId, event: 'withdrawal.returned', facts, at })
  }
  return { order, balance: posted.balances.get(wallet) ?? 0 }
}

/** Ends an order as received, by somebody's word or none; null where it waits for no such word. */
export const bookReceived = (
  tx: Transaction,
  { by, ...from }: From & { by: NonNullable<WithdrawalRow['receivedBy']> },
): Promise<WithdrawalRow | null> =>
  change(tx, from, { state: 'received', receivedBy: by, settledAt: from.at, dueAt: null })
