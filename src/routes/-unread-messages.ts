import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readUnread } from '#api/messages.ts'

/** How many messages the agent has not read; 0 until that is known. */
export function useUnreadMessages(queries: QueryClient, isAgent: boolean): number {
  const unread = {
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readUnread(signal),
    enabled: isAgent,
  }
  const { data = 0 } = useQuery(unread, queries)
  return data
}
