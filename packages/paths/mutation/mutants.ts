import { type Edge, edgesOf, nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { type AnyStateMachine, type AnyTransitionDefinition, not, type StateNode } from 'xstate'
import {
  type Arm,
  type Config,
  invocationsOf,
  listOf,
  type Slot,
  slotsOf,
  withInvocation,
  without,
} from './slots.ts'

export type Mutant = {
  /**
   * The kind of fault, the state and further details: `dropped guard open.editing form.submit 1`. Does not
   * depend on unrelated parts of the chart.
   */
  fault: string
  /**
   * Signs that a path is likely to show if it detects the fault, strongest first: ids of transitions, ids
   * followed by `refuses` for guards that reject, and state paths.
   */
  signs: readonly string[]
  machine: AnyStateMachine
}

type Fault = Omit<Mutant, 'machine'> & { build(): AnyStateMachine }

/**
 * Yields copies of a machine. Each copy has one fault, in a transition, timer, guard, target, delay, action
 * list, invocation or initial state.
 * @param isWanted decides which copies are created
 */
export function* mutantsOf(
  machine: AnyStateMachine,
  isWanted: (fault: string) => boolean = () => true,
): Generator<Mutant> {
  for (const { fault, signs, build } of faultsOf(machine)) {
    if (isWanted(fault)) yield { fault, signs, machine: build() }
  }
}

function faultsOf(machine: AnyStateMachine): Fault[] {
  const edges = edgesOf(machine)
  const idOf = new Map(edges.map(({ definition, id }) => [definition, id]))
  return [
    ...nodesOf(machine).flatMap((node) => [
      ...slotsOf(node).flatMap((slot) => slotFaults(machine, node, slot, idOf)),
      ...stateFaults(machine, node),
    ]),
    ...namedDelayFaults(machine, edges),
  ]
}

type EdgeIds = ReadonlyMap<AnyTransitionDefinition, string>

function slotFaults(machine: AnyStateMachine, node: StateNode, slot: Slot, idOf: EdgeIds): Fault[] {
  const definitions =
    slot.eventType === '' ? (node.always ?? []) : (node.transitions.get(slot.eventType) ?? [])
  return slot.arms.flatMap((arm, index) => {
    const definition = definitions[index]
    const edgeId = definition && idOf.get(definition)
    const place = `${pathOf(node)} ${slot.name}`
    const which = slot.arms.length > 1 ? ` ${index}` : ''
    const replaced = (other: Arm | undefined) => () =>
      withState(machine, node, () =>
        slot.withArms(slot.arms.flatMap((old, at) => (at === index ? (other ?? []) : old))),
      )
    const fault = (kind: string, build: () => AnyStateMachine, detail = ''): Fault => ({
      fault: `${kind} ${place}${which}${detail}`,
      signs: edgeId === undefined ? [] : [...(kind.endsWith('guard') ? [`${edgeId} refuses`] : []), edgeId],
      build,
    })
    const { guard, actions } = arm
    const faults = [fault(slot.isTimer ? 'removed timer' : 'removed transition', replaced(undefined))]
    if (guard !== undefined) {
      const negated = replaced({ ...arm, guard: not(guard as string) })
      faults.push(fault('dropped guard', replaced(without(arm, 'guard'))), fault('negated guard', negated))
    }
    const target = otherTarget(definition)
    if (target) {
      const elsewhere = replaced({ ...arm, target: addressOf(target) })
      faults.push(fault('changed target', elsewhere, ` to ${pathOf(target)}`))
    }
    if (listOf(actions).length > 0) faults.push(fault('dropped actions', replaced(without(arm, 'actions'))))
    return faults
  })
}

/** Returns a state as an absolute target. Escapes dots in names, since dots separate states. */
function addressOf({ machine, path }: StateNode): string {
  return `#${[machine.id, ...path].map((name) => name.replaceAll(/[\\.]/g, '\\$&')).join('.')}`
}

function otherTarget(definition: AnyTransitionDefinition | undefined): StateNode | undefined {
  const target = definition?.target?.[0]
  return target && otherThan(target.key, target.parent)
}

function otherThan(key: string, parent: StateNode | undefined): StateNode | undefined {
  return Object.values(parent?.states ?? {}).find((child) => child.key !== key && child.type !== 'history')
}

function stateFaults(machine: AnyStateMachine, node: StateNode): Fault[] {
  const config = node.config as Config
  const fault = (kind: string, changed: Config, detail = ''): Fault => ({
    fault: `${kind} ${pathOf(node)}${detail}`,
    signs: [pathOf(node)],
    build: () => withState(machine, node, () => changed),
  })
  const moments = ['entry', 'exit'].filter((moment) => listOf(config[moment]).length > 0)
  const initial = otherInitial(node)
  return [
    ...invocationsOf(config).map((_, index) =>
      fault('dropped invoke', withInvocation(config, index, undefined), ` ${node.invoke[index]?.id}`),
    ),
    ...moments.map((moment) => fault(`dropped ${moment}`, without(config, moment))),
    ...(initial ? [fault('other initial', { ...config, initial: initial.key }, ` ${initial.key}`)] : []),
    ...unnamedDelays(config).map(([delay, longer]) => {
      const { [delay]: arms, ...others } = config.after as Config
      return fault('changed delay', { ...config, after: { ...others, [longer]: arms } }, ` after ${delay}`)
    }),
  ]
}

function otherInitial(node: StateNode): StateNode | undefined {
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined
  return initial && otherThan(initial.key, node)
}

const SECOND = 1000

/** Returns the numeric delays in a state, in ms. Each comes with a delay that is one second longer. */
function unnamedDelays(config: Config): [delay: string, longer: number][] {
  const delays = Object.keys((config.after ?? {}) as Config)
  return delays
    .filter((delay) => !Number.isNaN(Number(delay)))
    .map((delay) => [delay, Number(delay) + SECOND])
}

type Delay = number | ((args: unknown, params: unknown) => number)

function namedDelayFaults(machine: AnyStateMachine, edges: readonly Edge[]): Fault[] {
  const delays = Object.entries(machine.implementations.delays as Record<string, Delay>)
  return delays.map(([name, delay]) => ({
    fault: `changed delay ${name}`,
    signs: edges.filter(({ event }) => event === `after ${name}`).map(({ id }) => id),
    build: () => {
      const longer: Delay = (args, params) =>
        SECOND + (typeof delay === 'function' ? delay(args, params) : delay)
      return machine.provide({ delays: { [name]: longer } } as object)
    },
  }))
}

type MachineClass = new (config: unknown, implementations: unknown) => AnyStateMachine

/** Returns a copy of the machine with a different config for one state. Everything else is shared. */
function withState(
  machine: AnyStateMachine,
  node: StateNode,
  change: (config: Config) => Config,
): AnyStateMachine {
  const changeAt = (config: Config, [key, ...rest]: readonly string[]): Config => {
    if (key === undefined) return change(config)
    const states = config.states as { [key: string]: Config }
    return { ...config, states: { ...states, [key]: changeAt(states[key] ?? {}, rest) } }
  }
  // Uses the machine's own class, since a foreign machine may come from another copy of XState.
  const Machine = machine.constructor as MachineClass
  return new Machine(changeAt(machine.config as Config, node.path), machine.implementations)
}
