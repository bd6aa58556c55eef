import { useQueryClient } from '@tanstack/react-query'
import { clockQuery } from './use-platform-clock.ts'

/** Maximum age of listed orders, in ms. Older orders are in the transaction history. */
const LISTED = 90 * 86_400_000
/** The period has no end, so that recent orders are listed even if the device's clock is slow. */
const NO_END = '9999-12-31T00:00:00.000Z'

/**
 * Returns a function that reads the listed period. The platform's clock determines its start, since the
 * device's clock may be off by days.
 */
export function useListedDays(): () => Promise<{ from: string; to: string }> {
  const queries = useQueryClient()
  return async () => {
    const ahead = await queries.fetchQuery(clockQuery).catch(() => 0)
    return { from: new Date(Date.now() + ahead - LISTED).toISOString(), to: NO_END }
  }
}
