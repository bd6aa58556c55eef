import type { ReactNode } from 'react'

export type Part<Value> =
  | { state: 'loading' }
  | { state: 'known'; value: Value }
  /**
   * `why` is the message to show. Until `retryAt` (epoch ms), a retry would be refused. `isMissing`: the data
   * does not exist for this viewer, so a retry does not help.
   */
  | { state: 'failed'; why?: ReactNode; isMissing?: boolean; retryAt?: number; retry: () => void }
