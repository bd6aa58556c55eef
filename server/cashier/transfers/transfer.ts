import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import type { Member } from '#server/identity/sessions.ts'
import { walletBalance, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { currency } from '#server/texts/currency.ts'

export type Transfer = { from: Member; toId: number; amount: number; note: string; at: Date }

/**
 * `balance` is the sender's balance after the transfer, or the current one if it is too low, in minor units.
 */
type Transferred = { outcome: 'sent'; id: string; balance: number } | { outcome: 'short'; balance: number }

/**
 * Transfers money and notifies the recipient. After the commit, open pages of both members refresh. A
 * repeated call transfers again, so the caller must store the request's idempotency key in the same
 * transaction.
 */
export async function sendMoney(
  tx: Transaction,
  { from, toId, amount, note, at }: Transfer,
): Promise<Transferred> {
  const id = randomUUID()
  const wallet = await walletOf(tx, from.id)
  const theirs = await walletOf(tx, toId)
  const posted = await post(tx, {
    kind: 'transfer',
    key: `transfer:${id}`,
    reference: id,
    at,
    postings: [
      { accountId: wallet, amount: -amount },
      { accountId: theirs, amount },
    ],
  })
  if (posted.outcome === 'short') return { outcome: 'short', balance: await walletBalance(tx, from.id) }
  const facts = { from: from.nickname, amount, currency: currency.code, note }
  await notifyMember(tx, { memberId: toId, event: 'transfer.received', facts, at })
  await publishBalanceChanges(tx, from.id, toId)
  return { outcome: 'sent', id, balance: posted.balances.get(wallet) ?? 0 }
}
