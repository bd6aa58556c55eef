import { useQueryClient } from '@tanstack/react-query'
import { clockQuery } from './use-platform-clock.ts'

/** Age in ms up to which a page lists its orders. Older ones are in the transaction history. */
const LISTED = 90 * 86_400_000
/** The period has no end, so that later orders are listed even if the device's clock is wrong. */
const NO_END = '9999-12-31T00:00:00.000Z'

/** The listed period. It starts by the platform's clock, since the device's clock may be days off. */
export function useListedDays(): () => Promise<{ from: string; to: string }> {
  const queries = useQueryClient()
  return async () => {
    const ahead = await queries.fetchQuery(clockQuery).catch(() => 0)
    return { from: new Date(Date.now() + ahead - LISTED).toISOString(), to: NO_END }
  }
}
