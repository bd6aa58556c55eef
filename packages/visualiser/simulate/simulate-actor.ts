import type { ActorRefFrom } from 'xstate'
import type { simulateMachine } from './simulate.machine.ts'

export type SimulateActor = ActorRefFrom<typeof simulateMachine>
