import { type Edge, pathOf } from '@palpite/charts/edges.ts'
import { initialOf } from '@palpite/charts/reading/read-state.ts'
import type { StateNode } from 'xstate'

/**
 * Paths of the states that become active when a target is entered: the target, its ancestors and its default
 * descendants.
 */
export function enteredWith(target: StateNode): string[] {
  return [...upwards(target), ...byDefault(target)]
}

/**
 * Paths of the states that a transition may enter for the first time: its targets, their sibling regions, and
 * the defaults of history states. Remembered states are left out, since they have been entered before.
 */
export function statesLedTo({ definition }: Edge): Set<string> {
  const { source } = definition
  const targets: readonly StateNode[] = definition.target ?? []
  const entered = targets.flatMap((target) => {
    const fallback = target.type === 'history' ? initialOf(target.machine, target) : []
    const landings = [target, ...fallback]
    return landings.flatMap((landing) => [...enteredWith(landing), ...besides(landing, source)])
  })
  return new Set(entered)
}

function upwards({ path }: StateNode): string[] {
  return path.map((_, depth) => path.slice(0, depth + 1).join('.'))
}

function byDefault(node: StateNode): string[] {
  return innerOf(node).flatMap((child) => [pathOf(child), ...byDefault(child)])
}

function innerOf(node: StateNode): readonly StateNode[] {
  if (node.type === 'parallel') return regionsOf(node)
  return node.type === 'compound' ? (node.initial.target ?? []) : []
}

/** Returns the sibling regions (and their default descendants) that become active together with a state. */
function besides(target: StateNode, source: StateNode): string[] {
  const paths: string[] = []
  for (let inner = target, around = target.parent; around; inner = around, around = around.parent) {
    if (around.type !== 'parallel' || isWithin(source, around)) continue
    for (const region of regionsOf(around))
      if (region !== inner) paths.push(pathOf(region), ...byDefault(region))
  }
  return paths
}

function regionsOf({ states }: StateNode): StateNode[] {
  return Object.values(states).filter(({ type }) => type !== 'history')
}

function isWithin(node: StateNode, outer: StateNode): boolean {
  for (let around: StateNode | undefined = node; around; around = around.parent)
    if (around === outer) return true
  return false
}
