/** Highlights on a chart. Keys are ids of states and ids of `Edge`s. */
export type Marks = {
  active: ReadonlySet<string>
  /** Visits per state. If given, states that are not in the map are shown as unreached. */
  reached: ReadonlyMap<string, number> | undefined
  /** How often each transition was taken. If given, transitions not in the map are shown as not walked. */
  edges: ReadonlyMap<string, number> | undefined
  taken: ReadonlySet<string>
  /** Differences from another version of the chart. */
  added: ReadonlySet<string>
  removed: ReadonlySet<string>
  changed: ReadonlySet<string>
  pointed: string | undefined
}

export const noMarks: Marks = {
  active: new Set(),
  reached: undefined,
  edges: undefined,
  taken: new Set(),
  added: new Set(),
  removed: new Set(),
  changed: new Set(),
  pointed: undefined,
}

export const markClasses = [
  'is-active',
  'is-pointed',
  'is-reached',
  'is-unreached',
  'is-walked',
  'is-unwalked',
  'is-taken',
  'is-added',
  'is-removed',
  'is-changed',
] as const

export type MarkClass = (typeof markClasses)[number]

export function classesOfState(id: string, marks: Marks): MarkClass[] {
  const classes: MarkClass[] = []
  if (marks.active.has(id)) classes.push('is-active')
  if (marks.reached) classes.push((marks.reached.get(id) ?? 0) > 0 ? 'is-reached' : 'is-unreached')
  return [...classes, ...sharedClasses([id], marks)]
}

export function classesOfTransitions(ids: readonly string[], marks: Marks): MarkClass[] {
  const { edges, taken } = marks
  const isWalked = edges && ids.some((id) => (edges.get(id) ?? 0) > 0)
  const classes: MarkClass[] = isWalked === undefined ? [] : [isWalked ? 'is-walked' : 'is-unwalked']
  if (ids.some((id) => taken.has(id))) classes.push('is-taken')
  return [...classes, ...sharedClasses(ids, marks)]
}

function sharedClasses(ids: readonly string[], { added, removed, changed, pointed }: Marks): MarkClass[] {
  const classes: MarkClass[] = []
  if (ids.every((id) => added.has(id))) classes.push('is-added')
  else if (ids.every((id) => removed.has(id))) classes.push('is-removed')
  else if (ids.some((id) => added.has(id) || removed.has(id) || changed.has(id))) classes.push('is-changed')
  if (pointed !== undefined && ids.includes(pointed)) classes.push('is-pointed')
  return classes
}
