import type pg from 'pg'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import { openDatabase } from '#server/database/database.ts'
import { createQueues } from '#server/load/queues.ts'
import { createLimits } from '#server/load/rate-limits.ts'
import { createFirebaseTokens } from '#server/platform/firebase-token.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadRequestEncryption } from '#server/platform/request-encryption.ts'
import { sandboxProvider } from '#server/sandbox/payment-provider.ts'
import { sandboxVendors } from '#server/sandbox/vendor-wallets.ts'
import { machineClock, sandboxClock } from '#server/settings/clock.ts'
import { configureLanguageTags } from '#server/texts/languages.ts'

export async function createPlatform(
  pool: pg.Pool,
  options: {
    operator: OperatorConfig
    sandbox: boolean
    trustedProxies?: number
    firebaseKeys?: URL
    /** Pools for short reads and for background jobs. Both default to the pool for calls. */
    reservedPool?: pg.Pool
    jobPool?: pg.Pool
  },
): Promise<Platform> {
  const database = openDatabase(pool)
  configureLanguageTags(options.operator.languageTags ?? {})
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
    encryption: await loadRequestEncryption(database),
    limits: createLimits(reservedPool),
    firebase: project ? createFirebaseTokens(project, firebaseKeys) : null,
    trustedProxies: 0,
    ...given,
  }
}
