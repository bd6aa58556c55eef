import { useQueryClient } from '@tanstack/react-query'
import { clockQuery } from './use-platform-clock.ts'

/** Ms for which orders are listed on their page; older ones are in the transaction list. */
const LISTED = 90 * 86_400_000
/** Open end, so that orders created while the page is open are listed even if the device's clock is wrong. */
const NO_END = '9999-12-31T00:00:00.000Z'

/** Start of the listed period by the platform's clock, since the device's may be days off. */
export function useListedDays(): () => Promise<{ from: string; to: string }> {
  const queries = useQueryClient()
  return async () => {
    const ahead = await queries.fetchQuery(clockQuery).catch(() => 0)
    return { from: new Date(Date.now() + ahead - LISTED).toISOString(), to: NO_END }
  }
}
