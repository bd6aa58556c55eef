import type { Entry } from './entry.ts'
import { eventName } from './event-text.ts'

/** Filter of the log. An empty value matches everything. */
export type LogFilter = {
  role: string
  /** Text to search for. Case does not matter. */
  text: string
}

export const noFilter: LogFilter = { role: '', text: '' }

/** Returns the entries that match a filter. Changes of page always match. */
export function filteredLog(entries: readonly Entry[], { role, text }: LogFilter): readonly Entry[] {
  const wanted = text.trim().toLowerCase()
  if (role === '' && wanted === '') return entries
  return entries.filter((entry) => {
    if (entry.kind === 'page') return true
    const isWithRole = role === '' || partiesOf(entry).some((party) => party === role)
    return isWithRole && (wanted === '' || textOf(entry).includes(wanted))
  })
}

export function rolesIn(entries: readonly Entry[]): readonly string[] {
  return [...new Set(entries.flatMap(partiesOf))]
}

function partiesOf(entry: Entry): string[] {
  if (entry.kind === 'page') return []
  const from = entry.kind === 'event' || entry.kind === 'began' ? entry.from : null
  return from ? [from.role, entry.actor.role] : [entry.actor.role]
}

const texts = new WeakMap<Entry, string>()

function textOf(entry: Entry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const name = entry.kind === 'event' ? eventName(entry.event.type) : ''
  const text = `${name} ${JSON.stringify(entry)}`.toLowerCase()
  texts.set(entry, text)
  return text
}
