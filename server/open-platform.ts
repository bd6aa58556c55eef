import type pg from 'pg'
import type { OperatorConfig } from '#contract/operator-config.ts'
import { machineClock, sandboxClock } from './clock.ts'
import { openDatabase } from './database/database.ts'
import { createLimits } from './limits.ts'
import { createQueues } from './load/queues.ts'
import type { Platform } from './platform.ts'
import { sandboxProvider } from './sandbox/payment-provider.ts'
import { sandboxVendors } from './sandbox/vendor-wallets.ts'
import { loadSealing } from './sealing.ts'
import { createFirebaseTokens } from './verification/firebase-token.ts'

/** A platform over a migrated database. */
export async function openPlatform(
  pool: pg.Pool,
  options: {
    operator: OperatorConfig
    sandbox: boolean
    trustedProxies?: number
    /** Where Firebase publishes its keys, if not at Google's. */
    firebaseKeys?: URL
    /** Connections for short reads and for background jobs; those of calls unless given. */
    reservedPool?: pg.Pool
    jobPool?: pg.Pool
  },
): Promise<Platform> {
  const database = openDatabase(pool)
  const { firebaseKeys, reservedPool = pool, jobPool = pool, ...given } = options
  const reserved = openDatabase(reservedPool)
  const project = options.operator.firebase
  const clock = options.sandbox ? sandboxClock(reserved) : machineClock
  return {
    pool,
    database,
    reserved,
    jobs: openDatabase(jobPool),
    queues: createQueues(),
    clock,
    payments: options.sandbox ? sandboxProvider({ database, clock }) : null,
    vendorWallets: options.sandbox ? sandboxVendors({ database, clock }) : null,
    sealing: await loadSealing(database),
    limits: createLimits(reservedPool),
    firebase: project ? createFirebaseTokens(project, firebaseKeys) : null,
    trustedProxies: 0,
    ...given,
  }
}
