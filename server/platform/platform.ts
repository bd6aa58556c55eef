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

/** Dependencies of all handlers. There is one per process, and it has no state that must outlive a call. */
export type Platform = {
  pool: pg.Pool
  /** For the work of a call. For a call with an idempotency key, its transaction. */
  database: Database
  /** For short reads, such as status, sessions and pages, on connections that slow work cannot exhaust. */
  reserved: Database
  jobs: Database
  queues: Queues
  clock: Clock
  encryption: RequestEncryption
  limits: Limits
  /** The configuration that is inlined into every page. */
  operator: OperatorConfig
  /** Null if the platform sends codes itself. */
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
