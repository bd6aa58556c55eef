import type { AnyMachineSnapshot, AnyTransitionDefinition, StateNode } from 'xstate'

/**
 * Returns the transitions that a microstep really took. XState's inspection also lists those that lost a
 * conflict with a transition of another region.
 * @param before the snapshot in which the transitions were selected
 */
export function takenOf(
  chosen: readonly AnyTransitionDefinition[],
  before: AnyMachineSnapshot,
): readonly AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] = []
  for (const transition of chosen) {
    const rivals = taken.filter((other) => areRivals(transition, other, before))
    // If two transitions exit the same state, the one with the inner source wins. If neither source is inside
    // the other, the first transition wins.
    if (!rivals.every((rival) => isWithin(transition.source, rival.source))) continue
    for (const rival of rivals) taken.splice(taken.indexOf(rival), 1)
    taken.push(transition)
  }
  return taken
}

function areRivals(
  one: AnyTransitionDefinition,
  other: AnyTransitionDefinition,
  before: AnyMachineSnapshot,
): boolean {
  const left = new Set(leftBy(one, before))
  return leftBy(other, before).some((node) => left.has(node))
}

function leftBy(
  transition: AnyTransitionDefinition,
  { _nodes, historyValue }: AnyMachineSnapshot,
): StateNode[] {
  const targets = (transition.target ?? []).flatMap((target) => landings(target, historyValue))
  if (targets.length === 0) return []
  const domain = domainOf(transition, targets)
  const isLeft = (node: StateNode) =>
    isWithin(node, domain) || (node === domain && transition.reenter === true && transition.source === domain)
  return _nodes.filter(isLeft)
}

/**
 * Returns the states that a target enters. A history target enters the remembered states, or else its
 * default. The default has the same parent, so the history state can represent it. Without a default, the
 * history target enters all regions of its parallel parent.
 */
function landings(target: StateNode, history: AnyMachineSnapshot['historyValue']): readonly StateNode[] {
  if (target.type !== 'history') return [target]
  const remembered: readonly StateNode[] | undefined = history[target.id]
  if (remembered) return remembered
  const { parent } = target
  return parent?.type === 'parallel' && !('target' in target.config) ? [parent] : [target]
}

/** Returns the innermost state that contains everything that a transition changes. */
function domainOf({ source, reenter }: AnyTransitionDefinition, targets: readonly StateNode[]): StateNode {
  if (!reenter && targets.every((target) => target === source || isWithin(target, source))) return source
  for (let around = source.parent; around; around = around.parent) {
    if (holds(around, targets)) return around
  }
  return source.machine.root
}

const holds = (outer: StateNode, nodes: readonly StateNode[]): boolean =>
  nodes.every((node) => isWithin(node, outer))

function isWithin(node: StateNode, outer: StateNode): boolean {
  for (let around = node.parent; around; around = around.parent) if (around === outer) return true
  return false
}
