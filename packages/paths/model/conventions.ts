import { edgesOf, nodesOf, pathOf } from '@palpite/charts/edges.ts'
import type { AnyStateMachine, StateNode } from 'xstate'

/**
 * Reports missing parts of a chart. Readers, drawings and diffs need more than XState requires:
 * - a description of the machine and of every state
 * - an id for every invocation
 * - names for guards, actions, actors and delays, since inline code is missing from a chart
 * - an implementation for every named actor and delay, since XState reports a missing one only at run time
 */
export function conventionFindings(machine: AnyStateMachine): string[] {
  const nodes = nodesOf(machine)
  const described = nodes.filter((node) => node.parent && node.type !== 'history')
  return [
    ...(machine.root.description ? [] : ['the machine has no description']),
    ...described
      .filter((node) => !node.description)
      .map((node) => `state ${pathOf(node)} has no description`),
    ...nodes.flatMap(invocationFindings),
    ...nodes.flatMap((node) => [...actionFindings(node, 'entry'), ...actionFindings(node, 'exit')]),
    ...edgesOf(machine).flatMap(({ id, definition }) => [
      ...(typeof definition.guard === 'function' ? [`transition ${id} has an inline guard`] : []),
      ...inlineActions(definition.actions).map((name) => `transition ${id} has an inline action (${name})`),
    ]),
    ...nodes.flatMap(delayFindings),
  ]
}

function invocationFindings(node: StateNode): string[] {
  const invocations = [node.config.invoke ?? []].flat() as { id?: string; src: unknown }[]
  return invocations.flatMap(({ id, src }) => [
    ...(id === undefined ? [`state ${pathOf(node)} invokes an actor without an id`] : []),
    ...(typeof src === 'string' ? [] : [`state ${pathOf(node)} invokes an inline actor`]),
    ...(typeof src === 'string' && !(src in node.machine.implementations.actors)
      ? [`state ${pathOf(node)} invokes ${src}, which is not implemented`]
      : []),
  ])
}

function actionFindings(node: StateNode, moment: 'entry' | 'exit'): string[] {
  const actions = [node.config[moment] ?? []].flat()
  return inlineActions(actions).map(
    (name) => `state ${pathOf(node)} has an inline ${moment} action (${name})`,
  )
}

/** Built-in actions that are readable without a name. */
const READABLE = new Set([
  'xstate.raise',
  'xstate.sendTo',
  'xstate.emit',
  'xstate.cancel',
  'xstate.spawnChild',
  'xstate.stopChild',
  'xstate.log',
])

function inlineActions(actions: readonly unknown[]): string[] {
  return actions
    .filter((action) => typeof action === 'function')
    .flatMap((action) => {
      const type = 'type' in action ? String(action.type) : action.name || 'a function'
      return READABLE.has(type) ? [] : [type]
    })
}

function delayFindings(node: StateNode): string[] {
  const { delays } = node.machine.implementations
  return Object.keys(node.config.after ?? {}).flatMap((delay) => {
    if (!Number.isNaN(Number(delay))) return [`state ${pathOf(node)} has an unnamed delay (${delay} ms)`]
    return delay in delays
      ? []
      : [`state ${pathOf(node)} has the delay ${delay}, which is not implemented and ends at once`]
  })
}
