import type { OperatorConfig } from '#contract/operator-config.ts'
import type { Database } from './database/database.ts'

/** What every handler works with; one a process, holding nothing that matters longer than a call. */
export type Platform = {
  database: Database
  /** What is inlined into every page. */
  operator: OperatorConfig
  /** Whether `/sandbox` and its switches exist. */
  sandbox: boolean
}
