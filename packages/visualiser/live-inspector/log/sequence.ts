import type { Entry } from './entry.ts'
import { eventName } from './event-text.ts'

export type Lifeline = {
  role: string
  name: string
  /** Numbers of the entries between which an actor existed. `until` is undefined if it still exists. */
  spans: readonly { from: number; until: number | undefined }[]
}

/** The content of a row. `from`, `to` and `at` are indexes of lifelines. A null `from` is the page itself. */
export type SequenceRow =
  | { kind: 'arrow'; from: number | null; to: number; text: string; isStart: boolean }
  | { kind: 'note'; at: number; text: string }
  | { kind: 'end'; at: number }
  | { kind: 'page'; text: string }

/**
 * Returns one lifeline for each role that sends or receives an event or takes a transition. The role `first`
 * and its children come first, followed by the others in order of appearance.
 */
export function lifelinesOf(entries: readonly Entry[], first?: string): readonly Lifeline[] {
  const lines = new Map<string, { name: string; spans: { from: number; until: number | undefined }[] }>()
  const meet = ({ role, name }: { role: string; name: string }, number: number) => {
    const line = lines.get(role) ?? { name, spans: [] }
    lines.set(role, line)
    const last = line.spans.at(-1)
    if (!last || last.until !== undefined) line.spans.push({ from: number, until: undefined })
  }
  for (const entry of entries) {
    if (entry.kind === 'page') {
      for (const { spans } of lines.values()) end(spans, entry.number)
      continue
    }
    if ((entry.kind === 'event' || entry.kind === 'began') && entry.from) meet(entry.from, entry.number)
    meet(entry.actor, entry.number)
    if (entry.kind === 'gone') end(lines.get(entry.actor.role)?.spans, entry.number)
  }
  const taking = rolesTakingPart(entries)
  const lifelines = [...lines].flatMap(([role, line]) => (taking.has(role) ? [{ role, ...line }] : []))
  const isFirst = ({ role }: Lifeline) => role === first || role.startsWith(`${first} › `)
  return [...lifelines.filter(isFirst), ...lifelines.filter((line) => !isFirst(line))]
}

function rolesTakingPart(entries: readonly Entry[]): ReadonlySet<string> {
  const roles = new Set<string>()
  for (const entry of entries) {
    // An actor that has only been started has no lifeline.
    const isEvent = entry.kind === 'event' && entry.event.type !== 'xstate.init'
    if (isEvent && entry.from) roles.add(entry.from.role)
    if (isEvent || (entry.kind === 'state' && entry.edges.length > 0)) roles.add(entry.actor.role)
  }
  return roles
}

export function entriesAmong(entries: readonly Entry[], lifelines: readonly Lifeline[]): readonly Entry[] {
  const roles = new Set(lifelines.map(({ role }) => role))
  return entries.filter((entry) => entry.kind === 'page' || roles.has(entry.actor.role))
}

export function isAlive({ spans }: Lifeline, number: number): boolean {
  return spans.some(({ from, until }) => from <= number && (until === undefined || number <= until))
}

/** Returns the row to draw for an entry, or undefined if its actor has no lifeline. */
export function rowOf(entry: Entry, lifelines: readonly Lifeline[]): SequenceRow | undefined {
  const place = (role: string) => lifelines.findIndex((line) => line.role === role)
  if (entry.kind === 'page') return { kind: 'page', text: entry.address }
  const at = place(entry.actor.role)
  if (at === -1) return undefined
  if (entry.kind === 'gone') return { kind: 'end', at }
  if (entry.kind === 'state') return { kind: 'note', at, text: shortState(entry) }
  const from = entry.from ? place(entry.from.role) : -1
  const text = entry.kind === 'event' ? eventName(entry.event.type) : ''
  return { kind: 'arrow', from: from === -1 ? null : from, to: at, text, isStart: entry.kind === 'began' }
}

/** Returns the last part of each active state's path, or the actor's status if no state is active. */
function shortState({ leaves, status }: { leaves: readonly string[]; status: string }): string {
  if (leaves.length === 0) return status
  return leaves.map((leaf) => leaf.slice(leaf.lastIndexOf('.') + 1)).join(' + ')
}

function end(spans: { until: number | undefined }[] | undefined, number: number): void {
  const last = spans?.at(-1)
  if (last && last.until === undefined) last.until = number
}
