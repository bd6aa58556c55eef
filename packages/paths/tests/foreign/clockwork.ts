import { createServer } from 'node:http'
import { assign, createActor, createMachine } from 'xstate'

const clock = createMachine({
  id: 'clock',
  types: {} as { context: { ticks: number }; events: { type: 'TICK' } },
  context: { ticks: 0 },
  on: { TICK: { actions: assign({ ticks: ({ context }) => context.ticks + 1 }) } },
})

/** Importing this module starts a machine, a timer and a server, logs a line and never finishes. */
const actor = createActor(clock)
actor.subscribe(({ context }) => {
  Object.assign(globalThis, { ticksOfClockwork: context.ticks })
})
actor.start()
setInterval(() => actor.send({ type: 'TICK' }), 1)
createServer().listen(0)
console.log('Clockwork runs.')
await new Promise((resolve) => setTimeout(resolve, 1_000_000))
console.log('Clockwork ends.')
