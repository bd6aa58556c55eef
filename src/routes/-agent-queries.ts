import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from './-app.ts'

/**
 * What the pages of the agent centre have read. It is read anew for another agent, when the platform says that contracts or
 * messages have changed, and after a gap in the socket's line, in which anything may have.
 */
export function useAgentQueries(): QueryClient {
  const app = useApp()
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  useEffect(() => {
    const subscriptions = [
      app.on('accessChanged', () => {
        const isAgent = app.getSnapshot().children.session?.getSnapshot().hasTag('agent')
        if (isAgent) void queries.resetQueries()
      }),
      app.on('outdated', ({ about }) => {
        if (about === 'everything') void queries.invalidateQueries()
        if (about === 'contracts' || about === 'messages')
          void queries.invalidateQueries({ queryKey: [about] })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [app, queries])
  return queries
}
