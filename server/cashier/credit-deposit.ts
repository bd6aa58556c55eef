import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { depositOrder } from '../database/schema/cashier.ts'
import { houseAccount, walletOf } from '../ledger/accounts.ts'
import { currency } from '../ledger/currency.ts'
import { post } from '../ledger/post.ts'
import { tellMember } from '../message/tell-member.ts'
import { readSetting } from '../settings.ts'
import { announceMoved } from '../socket/announce.ts'
import { demandTurnover } from './turnover.ts'

/** Puts what was paid into its member's wallet, once; an order that is not paid, or credited already, stays as it is. */
export async function creditDeposit(database: Database, id: string, now: Date): Promise<void> {
  const memberId = await database.transaction((tx) => credit(tx, id, now))
  if (memberId === null) return
  await announceMoved(database, memberId)
}

async function credit(tx: Transaction, id: string, now: Date): Promise<number | null> {
  const [order] = await tx
    .update(depositOrder)
    .set({ state: 'credited', settledAt: now, dueAt: null })
    .where(and(eq(depositOrder.id, id), eq(depositOrder.state, 'paid')))
    .returning()
  if (!order) return null
  const { memberId, amount } = order
  const posted = await post(tx, {
    kind: 'deposit',
    key: `deposit:${id}`,
    reference: id,
    at: now,
    postings: [
      { accountId: await walletOf(tx, memberId), amount },
      { accountId: await houseAccount(tx, 'cashier'), amount: -amount },
    ],
  })
  if (posted.outcome !== 'posted') throw new Error(`Deposit ${id} could not be credited`)
  const { depositTurnover } = await readSetting(tx, 'withdrawals')
  const turnover = Math.ceil((amount * depositTurnover) / 10_000)
  await demandTurnover(tx, { id, memberId, source: 'deposit', amount, turnover, at: now })
  const facts = { amount, currency: currency.code }
  await tellMember(tx, { memberId, event: 'deposit.credited', facts, at: now })
  return memberId
}
