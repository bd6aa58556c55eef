import { desc, eq, sql } from 'drizzle-orm'
import type { PayoutDecision, Payouts } from '#protocol/sandbox/cashier.ts'
import { reviewWithdrawal } from '#server/cashier/review-withdrawal.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { upload } from '#server/support/uploads/upload.table.ts'
import { decidePayout, type Sandbox } from './payouts.ts'
import { sandboxPayout } from './sandbox-payout.table.ts'

const SHOWN = 50

export async function listPayouts(database: Database): Promise<Payouts> {
  const rows = await database
    .select({
      order: withdrawalOrder,
      account: member.account,
      accountName: payoutAccount.maskedName,
      payout: sandboxPayout.state,
      proof: sql<string[]>`array(
        select ${upload.id}::text from ${upload} where ${upload.usedFor} = ${withdrawalOrder.id}
        order by ${upload.createdAt}, ${upload.id}
      )`,
    })
    .from(withdrawalOrder)
    .innerJoin(member, eq(member.id, withdrawalOrder.memberId))
    .innerJoin(payoutAccount, eq(payoutAccount.id, withdrawalOrder.accountId))
    .leftJoin(sandboxPayout, eq(sandboxPayout.id, withdrawalOrder.id))
    .orderBy(desc(withdrawalOrder.createdAt), desc(withdrawalOrder.id))
    .limit(SHOWN)
  return rows.map(({ order: { id, amount, fee, state, comment, createdAt }, ...seen }) => ({
    id,
    amount,
    fee,
    state,
    comment,
    at: createdAt.toISOString(),
    ...seen,
  }))
}

/** Applies a decision of the operator or bank. Returns false if there is nothing left to decide. */
export async function decideOnPayout(
  sandbox: Sandbox,
  id: string,
  decided: PayoutDecision,
): Promise<boolean> {
  switch (decided.decision) {
    case 'pay':
      return decidePayout(sandbox, { id, state: 'paid' })
    case 'fail':
      return decidePayout(sandbox, { id, state: 'refused' })
    default:
      return reviewWithdrawal(sandbox.database, { ...decided, id, now: await sandbox.clock() })
  }
}
