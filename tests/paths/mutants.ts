import { type AnyStateMachine, StateMachine } from 'xstate'
import { edgesOf, nodesOf } from '#charts/edges.ts'

/** A machine with one fault. */
export type Mutant = { fault: string; machine: AnyStateMachine }

type Arm = { target?: unknown; guard?: unknown; [key: string]: unknown }
type Holder = { [key: string]: unknown }
/** Where a state's config keeps transitions: the object that holds them, and the key in it. */
type Slot = { name: string; isTimer: boolean; holderIn: (state: Holder) => Holder; key: string }

/** Every mutant of a machine with one transition, guard, target, timer or delay wrong. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const transitions = nodesOf(machine).flatMap((node) => {
    const edit = (change: (state: Holder) => void) => withState(machine, node.path, change)
    return slotsOf(node.config as Holder).flatMap((slot) =>
      armsIn(slot, node.config as Holder).flatMap((arm, index) =>
        armMutants(machine, node.id, slot, arm, index, edit),
      ),
    )
  })
  return [...transitions, ...invertedGuards(machine), ...changedDelays(machine)]
}

function armMutants(
  machine: AnyStateMachine,
  stateId: string,
  slot: Slot,
  arm: Arm,
  index: number,
  edit: (change: (state: Holder) => void) => AnyStateMachine,
): Mutant[] {
  const where = `${stateId} ${slot.name} ${index}`
  const change = (changeArms: (arms: Arm[]) => Arm[]) =>
    edit((state) => {
      const left = changeArms(armsIn(slot, state))
      const holder = slot.holderIn(state)
      if (left.length > 0) holder[slot.key] = left
      else delete holder[slot.key]
    })
  const replace = (arms: Arm[], other: Arm) => arms.map((old, at) => (at === index ? other : old))
  const { guard, ...unguarded } = arm
  const removal = slot.isTimer ? 'removed timer' : 'removed transition'
  const mutants = [
    { fault: `${removal} ${where}`, machine: change((arms) => arms.filter((_, at) => at !== index)) },
  ]
  if (guard !== undefined) {
    mutants.push({ fault: `dropped guard ${where}`, machine: change((arms) => replace(arms, unguarded)) })
  }
  const target = otherTarget(machine, stateId, slot, index)
  if (target !== undefined) {
    mutants.push({
      fault: `changed target ${where} to ${target}`,
      machine: change((arms) => replace(arms, { ...arm, target: `#${target}` })),
    })
  }
  return mutants
}

/** A sibling of the state that a transition leads to. */
function otherTarget(
  machine: AnyStateMachine,
  stateId: string,
  slot: Slot,
  index: number,
): string | undefined {
  const inSlot = edgesOf(machine).filter(
    ({ definition, event }) => definition.source.id === stateId && event === slot.name,
  )
  const target = inSlot[index]?.definition.target?.[0]
  const siblings = target?.parent ? Object.values(target.parent.states) : []
  return siblings.find((sibling) => sibling !== target && sibling.type !== 'history')?.id
}

function slotsOf(state: Holder): Slot[] {
  const keysOf = (value: unknown) => Object.keys((value ?? {}) as Holder)
  const within = (part: string) => (holder: Holder) => holder[part] as Holder
  const invocation = state.invoke as { id: string } | undefined
  return [
    ...keysOf(state.on).map((key) => ({ name: key, isTimer: false, holderIn: within('on'), key })),
    ...keysOf(state.after).map((key) => ({
      name: `after ${key}`,
      isTimer: true,
      holderIn: within('after'),
      key,
    })),
    ...['always', 'onDone']
      .filter((key) => key in state)
      .map((key) => ({
        name: key === 'onDone' ? 'done' : key,
        isTimer: false,
        holderIn: (holder: Holder) => holder,
        key,
      })),
    ...(['onDone', 'onError'] as const)
      .filter((key) => invocation && key in invocation)
      .map((key) => ({
        name: `${invocation?.id} ${key === 'onDone' ? 'done' : 'error'}`,
        isTimer: false,
        holderIn: within('invoke'),
        key,
      })),
  ]
}

function armsIn(slot: Slot, state: Holder): Arm[] {
  const arms = [slot.holderIn(state)[slot.key]].flat()
  return arms.map((arm) => (typeof arm === 'string' ? { target: arm } : (arm as Arm)))
}

type Predicate = (args: unknown, params: unknown) => boolean
type Delay = number | ((args: unknown, params: unknown) => number)

const SECOND = 1000

/** Each named guard says the opposite. */
function invertedGuards(machine: AnyStateMachine): Mutant[] {
  const guards = Object.entries(machine.implementations.guards as Record<string, Predicate>)
  return guards
    .filter(([, guard]) => !('check' in guard))
    .map(([name, guard]) => {
      const inverted: Predicate = (args, params) => !guard(args, params)
      return { fault: `inverted guard ${name}`, machine: machine.provide({ guards: { [name]: inverted } }) }
    })
}

/** Each named delay is a second longer. */
function changedDelays(machine: AnyStateMachine): Mutant[] {
  const delays = Object.entries(machine.implementations.delays as Record<string, Delay>)
  return delays.map(([name, delay]) => {
    const longer: Delay = (args, params) =>
      SECOND + (typeof delay === 'function' ? delay(args, params) : delay)
    return {
      fault: `changed delay ${name}`,
      machine: machine.provide({ delays: { [name]: longer } } as object),
    }
  })
}

function withState(
  machine: AnyStateMachine,
  path: string[],
  change: (state: Holder) => void,
): AnyStateMachine {
  const config = copy(machine.config) as Holder
  let state = config
  for (const key of path) state = (state.states as Holder)[key] as Holder
  change(state)
  return new StateMachine(config, machine.implementations)
}

/** A config without its identity; functions in it stay the same. */
function copy(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copy)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]))
}
