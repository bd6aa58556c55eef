import type { AnyMachineSnapshot, AnyTransitionDefinition, StateNode } from 'xstate'

/**
 * The transitions of a microstep that are really taken. What XState's inspection lists holds those as well that lose
 * against a transition of another region; `before` is the snapshot in which all of them were chosen.
 */
export function takenOf(
  chosen: readonly AnyTransitionDefinition[],
  before: AnyMachineSnapshot,
): readonly AnyTransitionDefinition[] {
  const taken: AnyTransitionDefinition[] = []
  for (const transition of chosen) {
    const rivals = taken.filter((other) => areRivals(transition, other, before))
    // The inner of two that would leave the same state goes before the outer one, else the first before the second.
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

/** The active states that a transition leaves. */
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
 * Where a target leads to: of a history state what is remembered. What it falls back to lies beside it, so that it can
 * stand for that; without a fallback all regions of its parent are entered.
 */
function landings(target: StateNode, history: AnyMachineSnapshot['historyValue']): readonly StateNode[] {
  if (target.type !== 'history') return [target]
  const remembered: readonly StateNode[] | undefined = history[target.id]
  if (remembered) return remembered
  const { parent } = target
  return parent?.type === 'parallel' && !('target' in target.config) ? [parent] : [target]
}

/** The innermost state that holds all that a transition changes. */
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
