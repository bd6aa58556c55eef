import { QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session.machine.ts'
import { useApp } from './-app.ts'

/** Topics of which the platform says that something has changed, with what keys of what was read of them begin with. */
const topics: { readonly [topic: string]: readonly string[] } = {
  contracts: ['contracts', 'income'],
  messages: ['messages', 'badges'],
  account: ['account', 'badges'],
}

/**
 * What the pages of a centre have read. It is read anew for another member, when the platform says that something has changed,
 * and after a gap in the socket's line, in which anything may have.
 *
 * @param isTheirs whether the centre is for whoever is logged in
 */
export function useAccountQueries(
  isTheirs: (session: SnapshotFrom<typeof sessionMachine>) => boolean,
): QueryClient {
  const app = useApp()
  const [queries] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } }),
  )
  useEffect(() => {
    const subscriptions = [
      app.on('accessChanged', () => {
        const session = app.getSnapshot().children.session?.getSnapshot()
        if (session && isTheirs(session)) void queries.resetQueries()
      }),
      app.on('outdated', ({ about }) => {
        if (about === 'everything') void queries.invalidateQueries()
        for (const key of topics[about] ?? []) void queries.invalidateQueries({ queryKey: [key] })
      }),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [app, queries, isTheirs])
  return queries
}
