import type { ReactNode } from 'react'

export type Part<Value> =
  | { state: 'loading' }
  | { state: 'known'; value: Value }
  /**
   * `why` is shown; before `retryAt` (epoch ms) a retry would be refused. `isMissing`: not found for this
   * user; retrying will not help.
   */
  | { state: 'failed'; why?: ReactNode; isMissing?: boolean; retryAt?: number; retry: () => void }
