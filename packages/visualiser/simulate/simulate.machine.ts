import type { DoneActorEvent, ErrorActorEvent } from 'xstate'
import { hand } from '#visualiser/simulate/manual/manual-step.ts'
import { pathSearchRegion } from '#visualiser/simulate/path-search/search-region.ts'
import { createSimulateContext } from './simulate-context.ts'
import { simulateSetup } from './simulate-setup.ts'
import type { Simulation } from './simulation.ts'

const loaded = ({ event }: { event: DoneActorEvent<Simulation> }) => event.output

export const simulateMachine = simulateSetup.createMachine({
  id: 'simulate',
  description: 'Simulates a machine. The user chooses events and moves through the history.',
  context: ({ input }) => createSimulateContext(input),
  initial: 'loading',
  states: {
    loading: {
      description: 'The machine and its cases are loading.',
      tags: 'busy',
      invoke: {
        id: 'loadSimulation',
        src: 'loadSimulation',
        input: ({ context }) => ({ load: context.load }),
        onDone: { target: 'simulating', actions: { type: 'begin', params: loaded } },
        onError: {
          target: 'failed',
          actions: { type: 'keepFailure', params: ({ event }: { event: ErrorActorEvent }) => event.error },
        },
      },
    },
    failed: {
      description: 'The machine or its cases could not be loaded.',
      on: { 'model.reload': 'loading' },
    },
    simulating: {
      description: 'The simulation is running, at some point of its history.',
      type: 'parallel',
      states: {
        hand,
        pathSearch: pathSearchRegion,
        pace: {
          description: 'Whether the history is played automatically.',
          initial: 'still',
          states: {
            still: {
              description: 'The user takes steps one by one.',
              on: { 'play.start': { guard: 'hasFuture', target: 'playing' } },
            },
            playing: {
              description: 'Steps are played one after another until the history ends.',
              always: { guard: 'isAtEnd', target: 'still' },
              after: { untilNextStep: { target: 'playing', reenter: true, actions: 'goForward' } },
              on: { 'play.pause': 'still', 'present.moved': 'still' },
            },
          },
        },
      },
    },
  },
})
