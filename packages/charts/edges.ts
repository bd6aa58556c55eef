import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from 'xstate'

/** A transition of a machine. Its texts do not depend on its position, so reordering keeps them. */
export type Edge = {
  /** Source, event, guard and target in one line. Unique within its machine. */
  id: string
  source: string
  /** The event as readers see it: `code.request`, `requestCode done`, `after untilResend`, `always`. */
  event: string
  /** XState's event type. Empty for `always`. */
  eventType: string
  guard: string | undefined
  target: string
  definition: AnyTransitionDefinition
}

/** Returns all states of a machine in document order, starting with the root. */
export function nodesOf(machine: AnyStateMachine): StateNode[] {
  const collect = (node: StateNode): StateNode[] => [node, ...Object.values(node.states).flatMap(collect)]
  return collect(machine.root)
}

export const ROOT = '(root)'

/** Returns a state's dotted path within its machine, without the machine's id. */
export function pathOf(node: { path: string[] }): string {
  return node.path.join('.') || ROOT
}

export function isCounted({ parent, type }: StateNode): boolean {
  return parent !== undefined && type !== 'history'
}

export function edgesOf(machine: AnyStateMachine): Edge[] {
  const definitions = nodesOf(machine).flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])
  const occurrences = new Map<string, number>()
  return definitions.map((definition) => {
    const edge = describe(definition)
    const times = (occurrences.get(edge.id) ?? 0) + 1
    occurrences.set(edge.id, times)
    return times === 1 ? edge : { ...edge, id: `${edge.id} #${times}` }
  })
}

/**
 * Returns the names of timers in paths, by event type. A name consists of the state's path and the delay's
 * name.
 */
export function timerNamesOf(edges: readonly Edge[]): Map<string, string> {
  const delays = edges.filter((edge) => isDelay(edge.eventType))
  return new Map(
    delays.map((edge) => [
      edge.eventType,
      `${edge.source} ${delayOf(edge.eventType, edge.definition.source)}`,
    ]),
  )
}

/** Returns a guard's name with its fixed parameters, or `and(isPaid, isOpen)` for a composite guard. */
function guardText(guard: unknown): string | undefined {
  if (guard === undefined) return undefined
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return inlineGuardText(guard)
  const { type, params } = guard as { type: string; params?: unknown }
  return params === undefined || typeof params === 'function' ? type : `${type} ${JSON.stringify(params)}`
}

function inlineGuardText(guard: object & { name: string }): string {
  if ('guards' in guard && Array.isArray(guard.guards)) {
    return `${guard.name}(${guard.guards.map(guardText).join(', ')})`
  }
  if ('stateValue' in guard) return `stateIn(${JSON.stringify(guard.stateValue)})`
  return '(inline)'
}

function describe(definition: AnyTransitionDefinition): Edge {
  const source = pathOf(definition.source)
  const eventType = String(definition.eventType)
  const event = eventText(definition)
  const guard = guardText(definition.guard)
  const target = targetText(definition)
  const condition = guard === undefined ? '' : ` [${guard}]`
  return {
    id: `${source}: ${event}${condition} → ${target}`,
    source,
    event,
    eventType,
    guard,
    target,
    definition,
  }
}

function targetText({ target, reenter }: AnyTransitionDefinition): string {
  if (!target) return '(internal)'
  return target.map(pathOf).join(' + ') + (reenter ? ' (reenter)' : '')
}

const AFTER = 'xstate.after.'
const isDelay = (eventType: string) => eventType.startsWith(AFTER)
const delayOf = (eventType: string, source: { id: string }) =>
  eventType.slice(AFTER.length, -`.${source.id}`.length)

function eventText({ eventType, source }: AnyTransitionDefinition): string {
  const type = String(eventType)
  if (type === '') return 'always'
  if (type === `xstate.done.state.${source.id}`) return 'done'
  if (isDelay(type)) return `after ${delayOf(type, source)}`
  const actor = /^xstate\.(?:(done|error)\.actor|(snapshot))\.(.+)$/.exec(type)
  return actor ? `${actor[3]} ${actor[1] ?? actor[2]}` : type
}
