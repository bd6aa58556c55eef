import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import type { AppActor } from '#pages/site/app-actor.ts'
import { useApp } from './app-context.ts'

/** Query key prefixes to invalidate, by topic of the platform's change event. */
const topics: { readonly [topic: string]: readonly string[] } = {
  contracts: ['contracts', 'income'],
  messages: ['messages', 'badges'],
  account: ['account', 'badges'],
}

type IsTheirs = (session: SnapshotFrom<typeof sessionMachine>) => boolean

const known = new WeakMap<AppActor, Map<IsTheirs, QueryClient>>()

/**
 * Returns the query cache that all pages of a centre share, so that a viewer who returns to a page finds the
 * same rows. When the session changes, the cache is emptied. A visible page that the new session may not open
 * keeps its data. Change events and socket reconnections invalidate the cache.
 *
 * @param isTheirs whether the session may open the centre; the function is the cache's key, so pass the same
 * one on every call
 */
export function useAccountQueries(isTheirs: IsTheirs): QueryClient {
  const app = useApp()
  const [queries] = useState(() => queriesOf(app, isTheirs))
  return queries
}

function queriesOf(app: AppActor, isTheirs: IsTheirs): QueryClient {
  const centres = known.get(app) ?? new Map<IsTheirs, QueryClient>()
  known.set(app, centres)
  const queries = centres.get(isTheirs) ?? readFor(app, isTheirs)
  centres.set(isTheirs, queries)
  return queries
}

function readFor(app: AppActor, isTheirs: IsTheirs): QueryClient {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
  app.on('accessChanged', () => {
    const session = app.getSnapshot().children.session?.getSnapshot()
    if (session && isTheirs(session)) void queries.resetQueries()
    // The current page keeps its data, because it stays visible behind the message that the session has
    // ended.
    else queries.removeQueries({ type: 'inactive' })
  })
  app.on('outdated', ({ about }) => {
    if (about === 'everything') void queries.invalidateQueries()
    for (const key of topics[about] ?? []) void queries.invalidateQueries({ queryKey: [key] })
  })
  return queries
}
