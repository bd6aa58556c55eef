import type { Entry } from './entry.ts'
import { eventName } from './event-text.ts'

/** What of a log is to be seen. Empty means everything. */
export type LogFilter = {
  /** Role of an actor that sends or gets it. */
  role: string
  /** Something that stands in it, in any letter case. */
  text: string
}

export const noFilter: LogFilter = { role: '', text: '' }

/** The entries that a filter lets through; where another page begins is always said. */
export function filteredLog(entries: readonly Entry[], { role, text }: LogFilter): readonly Entry[] {
  const wanted = text.trim().toLowerCase()
  if (role === '' && wanted === '') return entries
  return entries.filter((entry) => {
    if (entry.kind === 'page') return true
    const isWithRole = role === '' || partiesOf(entry).some((party) => party === role)
    return isWithRole && (wanted === '' || textOf(entry).includes(wanted))
  })
}

/** The roles of all actors that a log tells of, in the order in which they come up. */
export function rolesIn(entries: readonly Entry[]): readonly string[] {
  return [...new Set(entries.flatMap(partiesOf))]
}

function partiesOf(entry: Entry): string[] {
  if (entry.kind === 'page') return []
  const from = entry.kind === 'event' || entry.kind === 'began' ? entry.from : null
  return from ? [from.role, entry.actor.role] : [entry.actor.role]
}

const texts = new WeakMap<Entry, string>()

/** All that an entry says and is shown as, in small letters. */
function textOf(entry: Entry): string {
  const known = texts.get(entry)
  if (known !== undefined) return known
  const name = entry.kind === 'event' ? eventName(entry.event.type) : ''
  const text = `${name} ${JSON.stringify(entry)}`.toLowerCase()
  texts.set(entry, text)
  return text
}
