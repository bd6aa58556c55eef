import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readUnread } from '#api/messages.ts'

/** How many messages whoever is logged in has not read; 0 until that is known, and for who has none. */
export function useUnreadMessages(queries: QueryClient, hasMessages: boolean): number {
  const unread = {
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readUnread(signal),
    enabled: hasMessages,
  }
  const { data = 0 } = useQuery(unread, queries)
  return data
}
