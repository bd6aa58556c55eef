import { createMachine } from 'xstate'
import { defineModel } from '#paths/model.ts'

type Config = Parameters<typeof createMachine>[0]

const states = {
  shut: {
    description: 'Nobody gets through.',
    on: { push: { target: 'open', description: 'It gives way.' }, ring: {} },
  },
  open: { description: 'One may pass.', on: { push: 'shut', lift: 'off' } },
  off: { description: 'It hangs no more.', on: { hang: 'shut' } },
}

/**
 * A gate with three states.
 * @param changes machine config that overrides the default, such as other states
 */
export function gateModel(changes: Config = {}) {
  const machine = createMachine({ id: 'gate', description: 'A gate.', initial: 'shut', states, ...changes })
  return defineModel(machine, { events: { push: {}, lift: {}, hang: {}, ring: {} } })
}

/** Another version of the gate. Hanging it leaves it open instead of shut. */
export const gateThatStaysOpen = gateModel({
  states: { ...states, off: { ...states.off, on: { hang: 'open' } } },
})

/** Another version of the gate. It cannot be lifted off. */
export const gateForGood = gateModel({
  states: { shut: states.shut, open: { ...states.open, on: { push: 'shut' } } },
})
