import type { AnyStateMachine, StateNode } from 'xstate'
import type { ChartState } from '../chart.ts'
import { nodesOf, pathOf } from '../edges.ts'
import { actionName, isAuthored } from './action-name.ts'
import { readInvocations } from './read-invocations.ts'

export function readState(machine: AnyStateMachine, node: StateNode): ChartState {
  return {
    id: pathOf(node),
    key: node.key,
    parent: node.parent && pathOf(node.parent),
    kind: node.type,
    history: node.type === 'history' ? (node.history === 'deep' ? 'deep' : 'shallow') : undefined,
    initial: initialOf(machine, node).map(pathOf),
    description: node.description,
    tags: [...node.tags],
    entry: node.entry.filter(isAuthored).map(actionName),
    exit: node.exit.filter(isAuthored).map(actionName),
    invokes: readInvocations(machine, node),
  }
}

export function initialOf(machine: AnyStateMachine, node: StateNode): readonly StateNode[] {
  if (node.type === 'compound') return node.initial.target ?? []
  if (node.type !== 'history' || !node.parent) return []
  const { target } = node.config
  if (target === undefined) return node.parent.type === 'compound' ? (node.parent.initial.target ?? []) : []
  return [target].flat().map((name) => stateNamed(machine, node.parent as StateNode, String(name)))
}

/** Finds the state that a target names: `#id`, which may contain dots, or a path relative to a state. */
function stateNamed(machine: AnyStateMachine, from: StateNode, name: string): StateNode {
  if (!name.startsWith('#')) return descend(from, name.replace(/^\./, '').split('.'))
  const node = nodesOf(machine).find(({ id }) => id === name.slice(1))
  if (node) return node
  const [id = '', ...path] = name.slice(1).split('.')
  return descend(machine.getStateNodeById(id), path)
}

function descend(from: StateNode, path: readonly string[]): StateNode {
  return path.reduce((node, key) => {
    const child = node.states[key]
    if (!child) throw new Error(`State ${pathOf(node)} has no child state ${key}.`)
    return child
  }, from)
}
