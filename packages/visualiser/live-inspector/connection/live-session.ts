import { type ActorRefFrom, createActor, fromCallback } from 'xstate'
import { addRecordedUse } from '#visualiser/live-inspector/actors/recorded-use.ts'
import { LiveRecord } from '#visualiser/live-inspector/log/live-record.ts'
import { type LogFilter, noFilter } from '#visualiser/live-inspector/log/log-filter.ts'
import { findRunner } from '#visualiser/paths/replay/runner-client.ts'
import { type LiveEvent, liveMachine } from './live.machine.ts'
import type { LiveSource, SourceName } from './live-source.ts'
import { runnerSource } from './runner-source.ts'
import { tabsSource } from './tabs-source.ts'

export type LiveLook = { reading: 'log' | 'sequence'; filter: LogFilter; isWide: boolean }

export type LiveSession = {
  actor: ActorRefFrom<typeof liveMachine>
  record: LiveRecord
  look: LiveLook
}

const sources: Record<SourceName, LiveSource> = { tabs: tabsSource, runner: runnerSource }

let session: LiveSession | undefined

/**
 * Returns the page's only session. The first call starts it. It continues when another chart is shown. If a
 * runner serves this page, the session first listens to the runner, since the application has another origin.
 */
export function openLive(): LiveSession {
  session ??= startLive(
    new LiveRecord({ onWalked: addRecordedUse }),
    sources,
    findRunner() ? 'runner' : 'tabs',
  )
  return session
}

/** Starts a session. The caller has to stop its actor. */
export function startLive(
  record: LiveRecord,
  sources: Record<SourceName, LiveSource>,
  first: SourceName = 'tabs',
): LiveSession {
  const listen = fromCallback<{ type: 'ask' }, { source: SourceName }, LiveEvent>(
    ({ input, sendBack, receive }) => {
      const { ask, stop } = sources[input.source].listen(
        (message) => {
          const { page } = message
          // Follows the page before recording its message, so that its next messages are logged.
          if (message.type === 'page') sendBack({ type: 'page.reported', page, address: message.address })
          if (record.hear(message).isPageLeft) sendBack({ type: 'page.left', page })
        },
        () => sendBack({ type: 'source.failed' }),
      )
      receive(() => ask())
      return stop
    },
  )
  const actor = createActor(liveMachine.provide({ actors: { listen } }))
  actor.subscribe((snapshot) => {
    const { pages, page } = snapshot.context
    const followed = pages.find((known) => known.page === page)
    if (followed && snapshot.matches({ connection: 'attached' }))
      record.follow({ ...followed, at: Date.now() })
    record.hold(snapshot.matches({ picture: 'still' }))
  })
  actor.start()
  actor.send({ type: 'source.choose', source: first })
  return { actor, record, look: { reading: 'log', filter: noFilter, isWide: false } }
}
