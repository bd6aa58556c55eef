import type { ReactNode } from 'react'

/** One part of a page that is read on its own: still on its way, there, or not arrived. */
export type Part<Value> =
  | { state: 'loading' }
  | { state: 'known'; value: Value }
  /**
   * `why` is said of it, where the page says why; before `retryAt` (epoch ms) it would be refused. What `isMissing` is not there
   * for whoever asks, however often they do.
   */
  | { state: 'failed'; why?: ReactNode; isMissing?: boolean; retryAt?: number; retry: () => void }
