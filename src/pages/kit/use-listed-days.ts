import { useQueryClient } from '@tanstack/react-query'
import { clockQuery } from './use-platform-clock.ts'

/** For how long orders of money are listed on their page, in milliseconds; further back they are in the account record. */
const LISTED = 90 * 86_400_000
/** They have no end: what happens while the page is open belongs to them, whatever the device takes the time for. */
const NO_END = '9999-12-31T00:00:00.000Z'

/** Asks from when on orders are listed, by the platform's clock: a device may be days off. */
export function useListedDays(): () => Promise<{ from: string; to: string }> {
  const queries = useQueryClient()
  return async () => {
    const ahead = await queries.fetchQuery(clockQuery).catch(() => 0)
    return { from: new Date(Date.now() + ahead - LISTED).toISOString(), to: NO_END }
  }
}
