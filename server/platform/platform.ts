import type pg from 'pg'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import type { Database } from '#server/database/database.ts'
import type { Queues } from '#server/load/queues.ts'
import type { Limits } from '#server/load/rate-limits.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import type { Clock } from '#server/settings/clock.ts'
import type { FirebaseTokens } from './firebase-token.ts'
import type { RequestEncryption } from './request-encryption.ts'
import type { VendorWallets } from './vendor-wallets.ts'

/**
 * Dependencies of all handlers. Each process has one platform, which holds no state that must survive a call.
 */
export type Platform = {
  pool: pg.Pool
  /** For a call's own work. If the call has an idempotency key, this is the call's transaction. */
  database: Database
  /** For short reads, such as status, sessions and pages. Slow work cannot use up these connections. */
  reserved: Database
  jobs: Database
  queues: Queues
  clock: Clock
  encryption: RequestEncryption
  limits: Limits
  /** The configuration that every page contains. */
  operator: OperatorConfig
  /** Null if the platform sends SMS codes itself. */
  firebase: FirebaseTokens | null
  payments: PaymentProvider | null
  /** Null if no vendor has its own wallet. */
  vendorWallets: VendorWallets | null
  /** Whether the `/sandbox` console is available. */
  sandbox: boolean
  trustedProxies: number
}

export const onReserved = (platform: Platform): Platform => ({ ...platform, database: platform.reserved })

export const onJobs = (platform: Platform): Platform => ({ ...platform, database: platform.jobs })
