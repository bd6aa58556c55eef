import { createMachine, setup } from 'xstate'

const lamp = setup({}).createMachine({
  id: 'table lamp',
  initial: 'off',
  states: { off: { on: { PRESS: 'on' } }, on: { on: { PRESS: 'off' } } },
})
const spare = lamp.provide({})
const drawers = ['left', 'right'].map(() => createMachine({ id: 'drawer', on: { PULL: {} } }))

/** The machines above can still be listed, since they were created before this error. */
if (drawers.length > 1) throw new Error(`${spare.id} does not fit.`)
