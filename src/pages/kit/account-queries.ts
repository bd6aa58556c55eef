import { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { AppActor } from '#app/app-actor.ts'
import type { sessionMachine } from '#machines/auth/session.machine.ts'
import { useApp } from '#pages/site/app-context.ts'

/** Topics of which the platform says that something has changed, with what keys of what was read of them begin with. */
const topics: { readonly [topic: string]: readonly string[] } = {
  contracts: ['contracts', 'income'],
  messages: ['messages', 'badges'],
  account: ['account', 'badges'],
}

/** Whether a centre is for whoever is logged in. */
type IsTheirs = (session: SnapshotFrom<typeof sessionMachine>) => boolean

const known = new WeakMap<AppActor, Map<IsTheirs, QueryClient>>()

/**
 * What the pages of a centre have read. It is there for a while for whoever goes elsewhere and comes back: as many rows as they had
 * asked for. It is read anew for another member, when the platform says that something has changed, and after a gap in the socket's
 * line, in which anything may have.
 *
 * @param isTheirs whether the centre is for whoever is logged in; the same function each time
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
    // What a page shows stays beneath what says that the session has ended.
    else queries.removeQueries({ type: 'inactive' })
  })
  app.on('outdated', ({ about }) => {
    if (about === 'everything') void queries.invalidateQueries()
    for (const key of topics[about] ?? []) void queries.invalidateQueries({ queryKey: [key] })
  })
  return queries
}
