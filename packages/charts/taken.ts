import type { AnyMachineSnapshot, AnyTransitionDefinition, StateNode } from 'xstate'

/**
 * The transitions of a microstep that were really taken. XState's inspection also lists those that lost a
 * conflict with another region. `before` is the snapshot in which they were selected.
 */
export function takenOf(
  chosen: readonly AnyTransitionDefinition[],
  before: AnyMachineSnapshot,
): readonly AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] = []
  for (const transition of chosen) {
    const rivals = taken.filter((other) => areRivals(transition, other, before))
    // Of two transitions that exit the same state, the inner one wins, or else the first.
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
 * States that a target enters. A history target enters the remembered states. If there are none, its default
 * is in the same parent, so the history state can represent it. Without a default, all regions of the parent
 * count.
 */
function landings(target: StateNode, history: AnyMachineSnapshot['historyValue']): readonly StateNode[] {
  if (target.type !== 'history') return [target]
  const remembered: readonly StateNode[] | undefined = history[target.id]
  if (remembered) return remembered
  const { parent } = target
  return parent?.type === 'parallel' && !('target' in target.config) ? [parent] : [target]
}

/** The innermost state that contains everything a transition changes. */
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
