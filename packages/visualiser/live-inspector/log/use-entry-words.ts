import { useLingui } from '@lingui/react/macro'
import type { Entry } from './entry.ts'
import { dataText, eventName } from './event-text.ts'

export function useEntryWords(): (entry: Entry) => string {
  const { t } = useLingui()
  return (entry) => {
    if (entry.kind === 'page') {
      const { address } = entry
      return t`From here on: ${address}`
    }
    const { name } = entry.actor
    if (entry.kind === 'gone') return t`${name} is gone`
    if (entry.kind === 'state') {
      const where = entry.leaves.length > 0 ? entry.leaves.join(' + ') : entry.status
      return t`${name} is now: ${where}`
    }
    const from = entry.from?.name
    if (entry.kind === 'began') return from === undefined ? t`${name} begins` : t`${from} starts ${name}`
    const what = [eventName(entry.event.type), dataText(entry.event)].filter(Boolean).join(' · ')
    return from === undefined ? t`The page → ${name}: ${what}` : `${from} → ${name}: ${what}`
  }
}
