import type pg from 'pg'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import type { Database } from '#server/database/database.ts'
import type { Queues } from '#server/load/queues.ts'
import type { Limits } from '#server/load/rate-limits.ts'
import type { PaymentProvider } from '#server/payments/payment-provider.ts'
import type { Clock } from '#server/settings/clock.ts'
import type { FirebaseTokens } from './firebase-token.ts'
import type { Sealing } from './request-encryption.ts'
import type { VendorWallets } from './vendor-wallets.ts'

/** What every handler works with; one a process, holding nothing that matters longer than a call. */
export type Platform = {
  pool: pg.Pool
  /** Where the work of a call is done; in one that is answered once, its transaction. */
  database: Database
  /** For short reads, on connections that slow work cannot take: status, sessions, pages. */
  reserved: Database
  /** For background jobs and the sandbox's console. */
  jobs: Database
  queues: Queues
  clock: Clock
  sealing: Sealing
  limits: Limits
  /** What is inlined into every page. */
  operator: OperatorConfig
  /** Reads ID tokens of the operator's Firebase project; null where codes are the platform's own. */
  firebase: FirebaseTokens | null
  /** Who takes payments; null where nobody does. */
  payments: PaymentProvider | null
  /** Vendors that keep wallets of their own; null where none does. */
  vendorWallets: VendorWallets | null
  /** Whether `/sandbox` and its switches exist. */
  sandbox: boolean
  /** How many proxies stand before the platform whose word on the visitor's address is taken. */
  trustedProxies: number
}

/** The platform with its reserved connections in the place of those of calls. */
export const onReserved = (platform: Platform): Platform => ({ ...platform, database: platform.reserved })

/** The platform with the connections of background jobs in the place of those of calls. */
export const onJobs = (platform: Platform): Platform => ({ ...platform, database: platform.jobs })
