import { sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { waitForLocks } from '#server/database/wait-for-locks.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import type { Platform } from '#server/platform/platform.ts'
import { billedUntil } from './billed-until.ts'
import { type Settled, settle } from './settle.ts'

/** Interval between two runs, in ms. */
const EVERY = 20_000

/** Advisory lock. One process settles at a time; the others skip the run. */
export const SETTLING_LOCK = 727_279

/**
 * How long a process can be unresponsive before it loses the lock, in ms. If it resumes later, nothing is
 * paid twice.
 */
const GIVEN_UP_AFTER = 60_000

type Working = Pick<Platform, 'database' | 'clock' | 'sandbox'>

type Times = {
  /** In milliseconds. */
  every?: number
  givenUpAfter?: number
}

/**
 * Maximum span of platform time that is settled in one part, in ms. Longer clock jumps take several parts.
 */
const PART = 7 * 86_400_000

type Part = { settled: Settled; isLast: boolean }

const settleUnlessBusy = (platform: Working, givenUpAfter: number): Promise<Part | null> =>
  platform.database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(sql`
      select pg_try_advisory_xact_lock(${SETTLING_LOCK}) and pg_try_advisory_xact_lock_shared(${WORLD_LOCK}) as "isOurs"
    `)
    return rows[0]?.isOurs ? holding(tx, givenUpAfter, () => settlePart(platform)) : null
  })

const settleInTurn = (platform: Working): Promise<Part> =>
  platform.database.transaction(async (tx) => {
    await waitForLocks(tx)
    await tx.execute(sql`select pg_advisory_xact_lock(${SETTLING_LOCK})`)
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${WORLD_LOCK})`)
    return holding(tx, GIVEN_UP_AFTER, () => settlePart(platform))
  })

async function settlePart({ database, clock, sandbox }: Working): Promise<Part> {
  const now = await clock()
  const end = ((await billedUntil(database)) ?? now).getTime() + PART
  const isLast = end >= now.getTime()
  const until = isLast ? now : new Date(end)
  return { settled: await settle(database, { now, until, datesBack: sandbox }), isLast }
}

/**
 * Settles everything due, part by part. The locks are released between parts, so that demo data can be
 * created and progress is visible.
 */
async function settleAll(platform: Working): Promise<Settled> {
  const all = { opened: 0, calculated: 0, paid: 0, failed: 0 }
  for (;;) {
    const { settled, isLast } = await settleInTurn(platform)
    for (const what of ['opened', 'calculated', 'paid', 'failed'] as const) all[what] += settled[what]
    if (isLast) return { ...all, short: settled.short }
  }
}

/** Runs `work` on other connections while `tx` holds the locks and sends a heartbeat. */
async function holding<Result>(
  tx: Transaction,
  givenUpAfter: number,
  work: () => Promise<Result>,
): Promise<Result> {
  await tx.execute(
    sql`select set_config('idle_in_transaction_session_timeout', ${String(givenUpAfter)}, true)`,
  )
  let sign: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // A failed heartbeat is reported when the transaction ends.
    sign = sign.then(() => tx.execute(sql`select 1`)).catch(() => {})
  }, givenUpAfter / 4)
  try {
    return await work()
  } finally {
    clearInterval(timer)
    await sign
  }
}

/**
 * Returns a function that settles everything due. Its runs are queued, as each run holds a connection even
 * while it waits for the locks.
 */
export function createSettler(platform: Working): () => Promise<Settled> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const settled = last.then(() => settleAll(platform))
    last = settled.catch(() => {})
    return settled
  }
}

export const startSettling = (
  platform: Working,
  { every = EVERY, givenUpAfter = GIVEN_UP_AFTER }: Times = {},
): Worker =>
  startWorker({
    every,
    async run(isStopped) {
      for (let isLast = false; !isLast && !isStopped(); ) {
        const part = await settleUnlessBusy(platform, givenUpAfter)
        isLast = part?.isLast ?? true
      }
    },
    failed: 'Settlement failed',
  })
