import { expect, it } from 'vitest'
import { setup } from 'xstate'
import { compareInLockstep } from '#paths/machine/lockstep.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { defineModel } from '#paths/model.ts'

const events = setup({ types: { events: {} as { type: 'open' } | { type: 'close' } } })
const door = (heard: 'open' | 'close') =>
  events.createMachine({ initial: 'shut', states: { shut: { on: { [heard]: {} } } } })

it('a lockstep comparison tells machines apart even if they have the same cases and state numbers', () => {
  const model = defineModel(door('open'), { events: { open: {}, close: {} } })
  const other = prepare({ ...model, machine: door('close') })
  expect(compareInLockstep(prepare(model), other)).toEqual({
    kind: 'different',
    steps: ['start', 'open'],
    difference: 'can no longer happen.',
  })
})
