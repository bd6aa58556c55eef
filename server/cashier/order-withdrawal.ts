import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import { reservedAccount, walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import type { PayoutAccountRow } from './payout-accounts.ts'
import type { WithdrawalRow } from './withdrawals.ts'

type Order = {
  memberId: number
  account: PayoutAccountRow
  amount: number
  fee: number
  now: Date
  /** How long until processing starts, in ms. */
  beginAfter: number
}

/** `balance` is the wallet's balance after the order, or the current one if it is too low, in minor units. */
type Ordered =
  | { outcome: 'ordered'; order: WithdrawalRow; balance: number }
  | { outcome: 'short'; balance: number }

/** Reserves the amount and creates the order. The caller must check that no other order is open. */
export async function orderWithdrawal(
  tx: Transaction,
  { memberId, account, amount, fee, now, beginAfter }: Order,
): Promise<Ordered> {
  const id = randomUUID()
  const wallet = await walletOf(tx, memberId)
  const posted = await post(tx, {
    kind: 'withdrawal',
    key: `withdrawal:${id}`,
    reference: id,
    at: now,
    postings: [
      { accountId: wallet, amount: -amount },
      { accountId: await reservedAccount(tx, memberId), amount },
    ],
  })
  if (posted.outcome === 'short') return { outcome: 'short', balance: await walletBalance(tx, memberId) }
  const dueAt = new Date(now.getTime() + beginAfter)
  const values = { id, memberId, accountId: account.id, amount, fee, createdAt: now, dueAt }
  const [order] = await tx
    .insert(withdrawalOrder)
    .values({ ...values, state: 'submitted' })
    .returning()
  if (!order) throw new Error('The withdrawal order was not created')
  return { outcome: 'ordered', order, balance: posted.balances.get(wallet) ?? 0 }
}
