import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { BATCH, isLeftAhead, leaseFrom } from '#server/jobs/job-lease.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import { depositsSetting } from '#server/payments/payments.settings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { releaseBonus } from '#server/rewards/deposit-bonus/promise-bonus.ts'
import { readSetting } from '#server/settings/settings.ts'
import { creditDeposit } from './credit-deposit.ts'
import type { DepositRow } from './deposits.ts'

/**
 * How long the provider is still polled after an order expires, if the member has reported a payment, in ms.
 */
const GRACE = 10 * 60_000

export type Cashier = Pick<Platform, 'database' | 'clock'> & { payments: PaymentProvider }

/**
 * Advances a batch of due orders: requests charges, polls their status, and credits or closes the orders.
 * Only the polled status is trusted, so duplicate, late or forged notifications have no effect.
 */
export async function advanceDeposits(cashier: Cashier): Promise<number> {
  const now = await cashier.clock()
  const due = await claimDue(cashier.database, now)
  for (const order of due) {
    try {
      // Read the clock again, as earlier orders of the batch have taken time.
      await advance(cashier, order, await cashier.clock())
    } catch (error) {
      // This order is due again when its lease expires. Continue with the other orders.
      console.error(
        `Deposit ${order.id} stays where it is: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return due.length
}

const isDue = (now: Date): SQL | undefined =>
  or(lte(depositOrder.dueAt, now), isLeftAhead(depositOrder.dueAt, now))

const claimDue = (database: Database, now: Date): Promise<DepositRow[]> => {
  const due = database
    .select({ id: depositOrder.id })
    .from(depositOrder)
    .where(isDue(now))
    .orderBy(depositOrder.dueAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return database.update(depositOrder).set(leaseFrom(now)).where(inArray(depositOrder.id, due)).returning()
}

async function advance(cashier: Cashier, order: DepositRow, now: Date): Promise<unknown> {
  if (order.state === 'paid') return creditDeposit(cashier.database, order.id, now)
  const to = await nextOf(cashier, order, now)
  // If the member or a notification has changed `dueAt`, this update is skipped, and the next run polls the
  // provider again.
  const isAsTaken = and(eq(depositOrder.id, order.id), eq(depositOrder.dueAt, order.dueAt ?? now))
  const changed = await cashier.database.transaction(async (tx) => {
    const rows = await tx.update(depositOrder).set(to).where(isAsTaken).returning()
    for (const { id, state } of rows)
      if (state === 'expired' || state === 'failed') await releaseBonus(tx, id)
    return rows
  })
  for (const { memberId, state, copyCode } of changed)
    if (state !== order.state || copyCode !== order.copyCode)
      await publish(cashier.database, { memberId, type: 'account.changed' })
  return changed
}

type Change = Partial<Pick<DepositRow, 'state' | 'paid' | 'reason' | 'copyCode' | 'settledAt' | 'dueAt'>>

async function nextOf(cashier: Cashier, order: DepositRow, now: Date): Promise<Change> {
  const { payments } = cashier
  const terms = await readSetting(cashier.database, depositsSetting)
  const later = (milliseconds: number) => ({ dueAt: new Date(now.getTime() + milliseconds) })
  const ended = (state: DepositRow['state'], reason: DepositRow['reason'] = null): Change => ({
    state,
    reason,
    settledAt: now,
    dueAt: null,
  })
  const paid = async (): Promise<Change> => ({
    state: 'paid',
    paid: await payments.amountPaid(order.id),
    settledAt: null,
    ...later(terms.settleAfter),
  })

  if (order.state === 'cancelled')
    return (await payments.cancel(order.id)) === 'paid' ? paid() : { dueAt: null }
  if (order.copyCode === null && !isOver(order, now)) {
    const answer = await payments.charge(order)
    if (answer.outcome === 'declined') return ended('failed', 'declined')
    return { copyCode: answer.copyCode, ...later(terms.askEvery) }
  }
  const state = await payments.look(order.id)
  if (state === 'paid') return paid()
  if (state === 'refused') return ended('failed', 'refused')
  if (!isOver(order, now)) return later(Math.min(terms.askEvery, untilEnd(order, now)))
  return (await payments.cancel(order.id)) === 'paid' ? paid() : ended('expired')
}

/** Returns how long the provider is still polled, in ms. */
const untilEnd = ({ state, expiresAt }: DepositRow, now: Date): number =>
  expiresAt.getTime() + (state === 'reconciling' ? GRACE : 0) - now.getTime()

const isOver = (order: DepositRow, now: Date): boolean => untilEnd(order, now) <= 0

/** Makes the order due for polling now. */
export async function onChargeNotification(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(depositOrder)
    .set({ dueAt: now })
    .where(and(eq(depositOrder.id, id), sql`${depositOrder.dueAt} is not null`))
}

/** Polling interval, in ms. */
const EVERY = 500

export const startCashier = (cashier: Cashier, { every = EVERY } = {}): Worker =>
  startWorker({ every, run: () => advanceDeposits(cashier), failed: 'Deposits could not be advanced' })
