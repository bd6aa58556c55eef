import { and, asc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { publishAll } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { payWin } from './round-money.ts'
import { stateOf } from './round-state.ts'
import { roundsOf } from './rounds-of.ts'

const BATCH = 200
/** A due time further ahead than this, in ms, means that the sandbox clock was set back. */
const AHEAD = 5 * 60_000

type Working = Pick<Platform, 'database' | 'operator'>

/**
 * Condition for open bets that the platform must settle now. A due time far ahead means that the clock was
 * set back. Such bets are included, because their result is fixed.
 */
const isDue = (now: Date): SQL | undefined =>
  and(
    isNull(gameRound.payout),
    isNotNull(gameRound.dueAt),
    or(lte(gameRound.dueAt, now), gt(gameRound.dueAt, new Date(now.getTime() + AHEAD))),
  )

/** Settles all due bets and returns their number. Players need not be connected. */
export async function settleDue(platform: Working, now: Date): Promise<number> {
  let count = 0
  let after: SQL | undefined
  for (;;) {
    const { due, settled } = await settleBatch(platform, and(isDue(now), after), now)
    count += settled
    const last = due.at(-1)
    if (!last?.dueAt || due.length < BATCH) return count
    // Skip bets that could not be settled. They remain due, so the next run tries again.
    after = sql`(${gameRound.dueAt}, ${gameRound.id}) > (${last.dueAt.toISOString()}::timestamptz, ${last.id}::uuid)`
  }
}

export const settleDueOf = (platform: Working, memberId: number, now: Date): Promise<unknown> =>
  settleBatch(platform, and(isDue(now), eq(gameRound.memberId, memberId)), now)

async function settleBatch(platform: Working, which: SQL | undefined, now: Date) {
  const due = await platform.database
    .select({ id: gameRound.id, memberId: gameRound.memberId, dueAt: gameRound.dueAt })
    .from(gameRound)
    .where(which)
    .orderBy(asc(gameRound.dueAt), asc(gameRound.id))
    .limit(BATCH)
  const paid = new Set<number>()
  let settled = 0
  for (const { id, memberId } of due) {
    try {
      // Use one transaction per bet, because locking two wallets in one transaction could deadlock.
      const outcome = await platform.database.transaction((tx) => settleOne(platform, tx, id, now))
      if (outcome !== 'skipped') settled += 1
      if (outcome === 'paid') paid.add(memberId)
    } catch (error) {
      console.error(`Bet ${id} was not settled: ${error instanceof Error ? error.message : error}`)
    }
  }
  const news = [...paid].map((memberId) => ({ memberId, type: 'balance.changed' as const }))
  await publishAll(platform.database, news)
  return { due, settled }
}

/** Settles one bet. Returns `skipped` if another process has settled or locked the bet. */
async function settleOne(
  platform: Working,
  tx: Transaction,
  id: string,
  now: Date,
): Promise<'paid' | 'lost' | 'skipped'> {
  const [found] = await tx
    .select({ row: gameRound, member })
    .from(gameRound)
    .innerJoin(member, eq(member.id, gameRound.memberId))
    .where(and(eq(gameRound.id, id), isNull(gameRound.payout)))
    .for('update', { of: gameRound, skipLocked: true })
  if (!found) return 'skipped'
  const { row } = found
  const state = stateOf(row)
  const payout = roundsOf(state.engine).due?.(state, row.stake)
  if (payout === undefined) throw new Error(`The platform does not settle rounds of ${state.engine}`)
  await payWin(platform, tx, found, { id, amount: payout, at: now })
  await tx.update(gameRound).set({ payout, settledAt: now }).where(eq(gameRound.id, id))
  return payout > 0 ? 'paid' : 'lost'
}

/** Polling interval in milliseconds. It is shorter than the phase in which a table shows its result. */
const EVERY = 1_000

/** Settles due bets. Several processes can do this, because each bet is locked while it is settled. */
export const startSettlingRounds = (platform: Working & Pick<Platform, 'clock'>): Worker =>
  startWorker({
    every: EVERY,
    run: async () => settleDue(platform, await platform.clock()),
    failed: 'Rounds were not settled',
  })
