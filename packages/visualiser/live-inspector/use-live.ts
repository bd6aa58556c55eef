import { useSelector } from '@xstate/react'
import { useState, useSyncExternalStore } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { liveMachine } from '#visualiser/live-inspector/connection/live.machine.ts'
import {
  type LiveLook,
  type LiveSession,
  openLive,
} from '#visualiser/live-inspector/connection/live-session.ts'
import type { Picture } from '#visualiser/live-inspector/log/live-record.ts'

export function useLive(): LiveSession & { picture: Picture; snapshot: SnapshotFrom<typeof liveMachine> } {
  const session = openLive()
  const picture = useSyncExternalStore(session.record.subscribe, session.record.picture)
  const snapshot = useSelector(session.actor, (current) => current)
  return { ...session, picture, snapshot }
}

/**
 * Returns one of the log's view settings, and its setter. The setting is kept when another chart is shown.
 */
export function useLook<Name extends keyof LiveLook>(
  name: Name,
): [LiveLook[Name], (value: LiveLook[Name]) => void] {
  const { look } = openLive()
  const [value, setValue] = useState(look[name])
  const choose = (next: LiveLook[Name]) => {
    look[name] = next
    setValue(next)
  }
  return [value, choose]
}
