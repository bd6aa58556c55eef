import { useLingui } from '@lingui/react/macro'
import type { Entry } from './entry.ts'
import { dataText, eventName } from './event-text.ts'

export function useEntryText(): (entry: Entry) => string {
  const { t } = useLingui()
  return (entry) => {
    if (entry.kind === 'page') {
      const { address } = entry
      return t({ id: 'flows.liveInspector.fromHere', message: `From here on: ${address}` })
    }
    const { name } = entry.actor
    if (entry.kind === 'gone')
      return t({ id: 'flows.liveInspector.actorRemoved', message: `${name} was removed` })
    if (entry.kind === 'state') {
      const where = entry.leaves.length > 0 ? entry.leaves.join(' + ') : entry.status
      return t({ id: 'flows.liveInspector.actorState', message: `${name} is now: ${where}` })
    }
    const from = entry.from?.name
    if (entry.kind === 'began')
      return from === undefined
        ? t({ id: 'flows.liveInspector.actorStarted', message: `${name} started` })
        : t({ id: 'flows.liveInspector.actorStartedBy', message: `${from} started ${name}` })
    const what = [eventName(entry.event.type), dataText(entry.event)].filter(Boolean).join(' · ')
    return from === undefined
      ? t({ id: 'flows.liveInspector.pageEvent', message: `The page → ${name}: ${what}` })
      : `${from} → ${name}: ${what}`
  }
}
