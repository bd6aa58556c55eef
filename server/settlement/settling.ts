import { sql } from 'drizzle-orm'
import type { Platform } from '../platform.ts'
import { WORLD_LOCK } from '../seed/world-lock.ts'
import { type Settled, settle } from './settle.ts'

/** Milliseconds between two runs. */
const EVERY = 20_000

/** Advisory lock under which one process at a time settles; the others leave it to that one. */
const LOCK = 727_279

type Working = Pick<Platform, 'database' | 'clock' | 'sandbox'>

/** Settles all that is due now; null where another process is at it, or a world is being made. */
const settleUnlessBusy = (platform: Working): Promise<Settled | null> =>
  platform.database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(sql`
      select pg_try_advisory_xact_lock(${LOCK}) and pg_try_advisory_xact_lock_shared(${WORLD_LOCK}) as "isOurs"
    `)
    // The work is done over other connections: this one holds the locks.
    return rows[0]?.isOurs ? settleAll(platform) : null
  })

const settleAll = async ({ database, clock, sandbox }: Working): Promise<Settled> =>
  settle(database, { now: await clock(), datesBack: sandbox })

/** Settles all that is due now, after whoever is at it. */
const settleInTurn = (platform: Working): Promise<Settled> =>
  platform.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${WORLD_LOCK})`)
    return settleAll(platform)
  })

/** One after another: each keeps a connection for as long as it waits. */
export function createSettler(platform: Working): () => Promise<Settled> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const settled = last.then(() => settleInTurn(platform))
    last = settled.catch(() => {})
    return settled
  }
}

export type Worker = {
  /** No run begins afterwards; resolves when none is under way. */
  stop(): Promise<void>
}

/** Settles now and every few seconds. */
export function startSettling(platform: Working, { every = EVERY } = {}): Worker {
  const settleOnce = async () => {
    try {
      await settleUnlessBusy(platform)
    } catch (error) {
      // Each step is whole or not begun: the next run goes on from here.
      console.error(`Nothing was settled: ${error instanceof Error ? error.message : error}`)
    }
  }
  let settling = settleOnce()
  const timer = setInterval(() => {
    settling = settling.then(settleOnce)
  }, every)
  return {
    async stop() {
      clearInterval(timer)
      await settling
    },
  }
}
