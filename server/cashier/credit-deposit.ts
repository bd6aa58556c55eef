import { and, eq, sql } from 'drizzle-orm'
import { depositTurnoverFor } from '#protocol/rewards/deposit-bonus.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { lockClaims } from '#server/rewards/claims.ts'
import { grantBonus } from '#server/rewards/deposit-bonus/grant-bonus.ts'
import { readSetting } from '#server/settings/settings.ts'
import { currency } from '#server/texts/currency.ts'
import { addWageringRequirement } from '#server/wagering/wagering-requirement.ts'

/** Credits a paid order and its promised bonus exactly once. Leaves orders in other states unchanged. */
export async function creditDeposit(database: Database, id: string, now: Date): Promise<void> {
  const memberId = await database.transaction((tx) => credit(tx, id, now))
  if (memberId === null) return
  await publishBalanceChanges(database, memberId)
}

async function credit(tx: Transaction, id: string, now: Date): Promise<number | null> {
  const [whose] = await tx
    .select({ memberId: depositOrder.memberId })
    .from(depositOrder)
    .where(eq(depositOrder.id, id))
  // Take the claim lock before the order's lock, as crediting the bonus is a claim too.
  if (whose) await lockClaims(tx, whose.memberId)
  const [order] = await tx
    .update(depositOrder)
    .set({
      state: 'credited',
      paid: sql`coalesce(${depositOrder.paid}, ${depositOrder.amount})`,
      settledAt: now,
      dueAt: null,
    })
    .where(and(eq(depositOrder.id, id), eq(depositOrder.state, 'paid')))
    .returning()
  if (!order) return null
  const { memberId, amount: ordered } = order
  const amount = order.paid ?? ordered
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
  const { depositTurnover } = await readSetting(tx, withdrawalsSetting)
  const turnover = depositTurnoverFor(amount, depositTurnover)
  await addWageringRequirement(tx, { id, memberId, source: 'deposit', amount, turnover, at: now })
  const facts = { amount, currency: currency.code }
  await notifyMember(tx, { memberId, event: 'deposit.credited', facts, at: now })
  await grantBonus(tx, { depositId: id, memberId, ordered, paid: amount, depositTurnover: turnover, now })
  return memberId
}
