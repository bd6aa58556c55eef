import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { BATCH, isLeftAhead, leaseFrom } from '#server/jobs/job-lease.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { readSetting } from '#server/settings/settings.ts'
import type { Cashier } from './advance-deposits.ts'
import { bookPaid, bookReceived, giveBack } from './end-withdrawal.ts'
import type { WithdrawalRow, WithdrawalTerms } from './withdrawals.ts'

/**
 * Advances a batch of due withdrawals: starts them, requests payouts, polls and books them, and marks them as
 * received after the dispute period. The order's id is the provider's idempotency key, so the provider pays
 * only once.
 */
export async function advanceWithdrawals(cashier: Cashier): Promise<number> {
  const now = await cashier.clock()
  const due = await claimDue(cashier.database, now)
  const terms = await readSetting(cashier.database, withdrawalsSetting)
  for (const order of due) {
    try {
      // Read the clock again, as earlier orders of the batch have taken time.
      await advance(cashier, order, { now: await cashier.clock(), terms })
    } catch (error) {
      // This order is due again when its lease expires. Continue with the other orders.
      console.error(
        `Withdrawal ${order.id} stays where it is: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return due.length
}

/**
 * For `paying` orders, a due time far ahead means that the clock was set back. Other orders can be due days
 * ahead.
 */
const isDue = (now: Date): SQL | undefined =>
  or(
    lte(withdrawalOrder.dueAt, now),
    and(eq(withdrawalOrder.state, 'paying'), isLeftAhead(withdrawalOrder.dueAt, now)),
  )

const claimDue = (database: Database, now: Date): Promise<WithdrawalRow[]> => {
  const due = database
    .select({ id: withdrawalOrder.id })
    .from(withdrawalOrder)
    .where(isDue(now))
    .orderBy(withdrawalOrder.dueAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return database
    .update(withdrawalOrder)
    .set(leaseFrom(now))
    .where(inArray(withdrawalOrder.id, due))
    .returning()
}

type Given = { now: Date; terms: WithdrawalTerms }

async function advance(cashier: Cashier, order: WithdrawalRow, given: Given): Promise<void> {
  const { database } = cashier
  const { id } = order
  const { now } = given
  switch (order.state) {
    case 'submitted':
      return begin(cashier, order, given)
    case 'paying':
      return goOnPaying(cashier, order, given)
    case 'paid': {
      const from = ['paid'] as const
      const ended = await database.transaction((tx) => bookReceived(tx, { id, from, at: now, by: 'time' }))
      if (ended) await publishBalanceChanges(database, order.memberId)
      return
    }
    default:
      throw new Error(`Withdrawals in state ${order.state} do not advance automatically`)
  }
}

async function begin({ database }: Cashier, order: WithdrawalRow, { now, terms }: Given): Promise<void> {
  const isSmall = order.amount <= terms.reviewAbove
  await set(
    database,
    order,
    isSmall
      ? { state: 'paying', payingAt: now, dueAt: now }
      : { state: 'reviewing', reviewingAt: now, dueAt: null },
  )
}

async function goOnPaying(cashier: Cashier, order: WithdrawalRow, { now, terms }: Given): Promise<void> {
  const { database, payments } = cashier
  const later = { dueAt: new Date(now.getTime() + terms.askEvery) }
  if (order.takenAt === null) {
    const answer = await payments.payOut(await payoutOf(database, order))
    if (answer === 'declined') return giveUp(cashier, order, { now, reason: 'declined' })
    return set(database, order, { takenAt: now, ...later })
  }
  const state = await payments.lookPayout(order.id)
  if (state === 'paid') return book(cashier, order, { now, terms })
  if (state === 'refused' || state === 'declined') return giveUp(cashier, order, { now, reason: state })
  // If the provider does not know the payout, request it again.
  return set(database, order, state === null ? { takenAt: null, dueAt: now } : later)
}

async function payoutOf(database: Database, { id, amount, fee, accountId }: WithdrawalRow) {
  const [account] = await database.select().from(payoutAccount).where(eq(payoutAccount.id, accountId))
  if (!account) throw new Error('The payout account was not found')
  const { kind, number, holder } = account
  return { id, amount: amount - fee, account: { kind, number, holder } }
}

async function book({ database }: Cashier, order: WithdrawalRow, { now, terms }: Given): Promise<void> {
  const { receivedAfter } = terms
  const paid = await database.transaction((tx) => bookPaid(tx, { id: order.id, at: now, receivedAfter }))
  if (paid) await publishBalanceChanges(database, order.memberId)
}

async function giveUp(
  { database }: Cashier,
  { id, memberId, dueAt: leasedUntil }: WithdrawalRow,
  { now, reason }: { now: Date; reason: 'declined' | 'refused' },
): Promise<void> {
  const back = { id, from: ['paying'], at: now, leasedUntil, to: 'failed', reason } as const
  const given = await database.transaction((tx) => giveBack(tx, back))
  if (given) await publishBalanceChanges(database, memberId)
}

/**
 * Changes the order, unless its state or `dueAt` has changed since it was claimed. In that case, the next run
 * polls again.
 */
async function set(database: Database, order: WithdrawalRow, to: Partial<WithdrawalRow>): Promise<void> {
  const isAsTaken = and(
    eq(withdrawalOrder.id, order.id),
    eq(withdrawalOrder.state, order.state),
    order.dueAt ? eq(withdrawalOrder.dueAt, order.dueAt) : undefined,
  )
  const changed = await database.update(withdrawalOrder).set(to).where(isAsTaken).returning()
  for (const { memberId, state } of changed)
    if (state !== order.state) await publishBalanceChanges(database, memberId)
}

/** Makes the payout due for polling now. */
export async function onPayoutNotification(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(withdrawalOrder)
    .set({ dueAt: now })
    .where(
      and(
        eq(withdrawalOrder.id, id),
        eq(withdrawalOrder.state, 'paying'),
        sql`${withdrawalOrder.dueAt} is not null`,
      ),
    )
}

/** Polling interval, in ms. */
const EVERY = 500

export const startPayingOut = (cashier: Cashier, { every = EVERY } = {}): Worker =>
  startWorker({
    every,
    run: () => advanceWithdrawals(cashier),
    failed: 'Withdrawals could not be advanced',
  })
