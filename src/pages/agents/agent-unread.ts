import { type QueryClient, useQuery } from '@tanstack/react-query'
import { readUnread } from '#api/account/messages.ts'
import type { AgentUnread } from '#ui/agents/agent/agent-page.ts'

export function useAgentUnread(queries: QueryClient, isAgent: boolean): AgentUnread {
  const unread = {
    queryKey: ['messages', 'unread'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readUnread(signal),
    enabled: isAgent,
  }
  const { data } = useQuery(unread, queries)
  return data ? { messages: data.unread, support: data.answers } : {}
}
