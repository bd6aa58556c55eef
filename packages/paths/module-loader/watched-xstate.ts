import { type AnyStateMachine, createMachine as createAnyMachine, setup as setUp } from 'xstate'

export * from './inert-xstate.ts'

/** All machines that the module has created, in order. */
export const made: AnyStateMachine[] = []

export const variables: { [name: string]: unknown } = {}

/** Receives getters of the module's variables, which have no values yet when the module starts. */
export function watch(getters: object): void {
  Object.defineProperties(variables, Object.getOwnPropertyDescriptors(getters))
}

type MakeMachine = (...parts: unknown[]) => AnyStateMachine
type Setup = { createMachine: MakeMachine; extend: (more: unknown) => Setup }

function remembering(make: MakeMachine): MakeMachine {
  return (...parts) => {
    const machine = make(...parts)
    made.push(machine)
    return machine
  }
}

function watched(given: Setup): Setup {
  const { createMachine, extend } = given
  return { ...given, createMachine: remembering(createMachine), extend: (more) => watched(extend(more)) }
}

export const createMachine = remembering(createAnyMachine as unknown as MakeMachine)

export const setup = (parts: unknown): Setup => watched(setUp(parts as never) as unknown as Setup)
