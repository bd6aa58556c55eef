import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '#server/database/database.ts'
import { publishBalanceChanges } from '#server/database/publish.ts'
import { walletsSetting } from '#server/games/games.settings.ts'
import { BATCH, isLeftAhead, leaseFrom } from '#server/jobs/job-lease.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { VendorWallets } from '#server/platform/vendor-wallets.ts'
import type { Clock } from '#server/settings/clock.ts'
import { readSetting } from '#server/settings/settings.ts'
import { endTransfer } from './end-transfer.ts'
import type { TransferRow } from './moves.ts'
import { walletTransfer } from './wallet-transfer.table.ts'

export type Mover = { database: Database; clock: Clock; vendorWallets: VendorWallets }

/**
 * Sends a batch of due transfers to their vendors and returns its size. The transfer's id is the idempotency
 * key, so repeated requests move the money only once.
 */
export async function advanceTransfers(mover: Mover): Promise<number> {
  const now = await mover.clock()
  const due = await claimDue(mover.database, now)
  for (const transfer of due) {
    try {
      await advance(mover, transfer, now)
    } catch (error) {
      // This transfer is due again when its lease expires. Continue with the other transfers.
      console.error(
        `Transfer ${transfer.id} stays where it is: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  return due.length
}

const claimDue = (database: Database, now: Date): Promise<TransferRow[]> => {
  const isDue = or(lte(walletTransfer.dueAt, now), isLeftAhead(walletTransfer.dueAt, now))
  const due = database
    .select({ id: walletTransfer.id })
    .from(walletTransfer)
    .where(isDue)
    .orderBy(walletTransfer.dueAt)
    .limit(BATCH)
    .for('update', { skipLocked: true })
  return database
    .update(walletTransfer)
    .set(leaseFrom(now))
    .where(inArray(walletTransfer.id, due))
    .returning()
}

async function advance({ database, vendorWallets }: Mover, transfer: TransferRow, now: Date): Promise<void> {
  const { id, memberId, vendorCode, direction, amount } = transfer
  const heard = await vendorWallets
    .move({ id, memberId, vendorCode, direction, amount })
    .catch(() => 'lost' as const)
  if (heard === 'open' || heard === 'lost') return wait(database, transfer, { now, heard })
  const state = heard === 'done' ? 'arrived' : 'returned'
  const ended = await database.transaction((tx) => endTransfer(tx, { id, state, at: now }))
  if (ended) await publishBalanceChanges(database, memberId)
}

/**
 * Schedules the next request. If the vendor's response was lost, the member sees the transfer as `checking`.
 */
async function wait(
  database: Database,
  { id, memberId, state: before }: TransferRow,
  { now, heard }: { now: Date; heard: 'open' | 'lost' },
): Promise<void> {
  const { askEvery } = await readSetting(database, walletsSetting)
  const state = heard === 'lost' ? 'checking' : 'moving'
  await database
    .update(walletTransfer)
    .set({ state, dueAt: new Date(now.getTime() + askEvery) })
    .where(and(eq(walletTransfer.id, id), isNull(walletTransfer.settledAt)))
  if (state !== before) await publishBalanceChanges(database, memberId)
}

/** Pause between two runs of the worker, in ms. */
const EVERY = 300

export const startMovingMoney = (mover: Mover, { every = EVERY } = {}): Worker =>
  startWorker({
    every,
    run: () => advanceTransfers(mover),
    failed: 'Wallet transfers could not be advanced',
  })
