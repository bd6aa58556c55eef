import type { ReplayResult } from '@palpite/paths/results/results.ts'
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate'
import type { Refusal, ReplayAsk, RunnerState } from '#visualiser/runner/replay-ask.ts'

type Context = {
  /** The path that is being replayed, or was replayed last. Null before the first replay. */
  subject: { id: string; flow: string } | null
  /** The last request of this page. Null if this page has made none. */
  ask: ReplayAsk | null
  result: ReplayResult | null
  /** The runner's explanation of a refusal or an outcome. Empty if none is needed. */
  message: string
  /** Whether the runner refused because another replay is running. */
  isBusy: boolean
}

export type ReplayEvent =
  | { type: 'replay.start'; ask: ReplayAsk }
  | { type: 'replay.stop' }
  | { type: 'runner.reported'; state: RunnerState }
  | { type: 'runner.lost' }

type Ended = Extract<RunnerState, { status: 'ended' }>

const isEnded = (state: RunnerState): state is Ended => state.status === 'ended'

/** A replay in a browser. It continues when another view is shown. */
export const replayMachine = setup({
  types: { context: {} as Context, events: {} as ReplayEvent },
  actors: {
    /** Asks the runner to start the replay. `withRunner` provides this actor and those below. */
    startReplay: fromPromise<Refusal | null, { ask: ReplayAsk | null }>(() =>
      Promise.reject(new Error('The page provides no runner.')),
    ),
    followReplay: fromCallback<EventObject>(() => {}),
    stopReplay: fromPromise<void>(() => Promise.reject(new Error('The page provides no runner.'))),
  },
  guards: {
    isBegun: (_, refusal: Refusal | null) => refusal === null,
    hasPassed: (_, state: RunnerState) =>
      isEnded(state) && state.result?.outcome === 'passed' && !state.isStopped,
    cannotBeDone: (_, state: RunnerState) => isEnded(state) && state.result?.outcome === 'unwalkable',
    wasStopped: (_, state: RunnerState) => isEnded(state) && state.isStopped,
    hasEnded: (_, state: RunnerState) => isEnded(state),
    isResting: (_, state: RunnerState) => state.status === 'resting',
    isRunning: (_, state: RunnerState) => state.status === 'running',
    isInTheWay: ({ context }) => context.isBusy,
  },
  actions: {
    keepAsk: assign((_, ask: ReplayAsk) => ({
      subject: { id: ask.id, flow: ask.flow },
      ask,
      result: null,
      message: '',
      isBusy: false,
    })),
    keepSubject: assign({
      subject: ({ context }, state: RunnerState) =>
        state.status === 'resting' ? context.subject : { id: state.id, flow: state.flow },
    }),
    keepRefusal: assign((_, refusal: Refusal | null) => ({
      message: refusal?.message ?? '',
      isBusy: refusal?.isBusy ?? false,
    })),
    keepResult: assign(({ context }, state: RunnerState) => ({
      result: state.status === 'resting' ? context.result : (state.result ?? context.result),
      message: isEnded(state) ? (state.message ?? '') : '',
    })),
    forgetBusy: assign({ isBusy: false, message: '' }),
  },
}).createMachine({
  id: 'replay',
  description: 'Replays a path in a browser through the runner that serves this page.',
  context: { subject: null, ask: null, result: null, message: '', isBusy: false },
  initial: 'looking',
  states: {
    looking: {
      description: 'The page checks whether a replay is already running.',
      invoke: { id: 'followReplay', src: 'followReplay' },
      on: {
        'runner.reported': [
          {
            guard: { type: 'isRunning', params: ({ event }) => event.state },
            target: 'running',
            actions: [
              { type: 'keepSubject', params: ({ event }) => event.state },
              { type: 'keepResult', params: ({ event }) => event.state },
            ],
          },
          { target: 'idle' },
        ],
        'runner.lost': 'idle',
        'replay.start': {
          target: 'starting',
          actions: { type: 'keepAsk', params: ({ event }) => event.ask },
        },
      },
    },
    idle: {
      description: 'No replay is running.',
      on: {
        'replay.start': {
          target: 'starting',
          actions: { type: 'keepAsk', params: ({ event }) => event.ask },
        },
      },
    },
    starting: {
      description: 'The runner is starting the replay.',
      tags: 'busy',
      invoke: {
        id: 'startReplay',
        src: 'startReplay',
        input: ({ context }) => ({ ask: context.ask }),
        onDone: [
          { guard: { type: 'isBegun', params: ({ event }) => event.output }, target: 'running' },
          { target: 'failed', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'unreachable',
      },
    },
    running: {
      description: 'The path is being replayed. Every step is shown.',
      tags: 'busy',
      invoke: { id: 'followReplay', src: 'followReplay' },
      on: {
        'runner.reported': [
          {
            guard: { type: 'wasStopped', params: ({ event }) => event.state },
            target: 'idle',
            actions: { type: 'keepResult', params: ({ event }) => event.state },
          },
          {
            guard: { type: 'hasPassed', params: ({ event }) => event.state },
            target: 'passed',
            actions: { type: 'keepResult', params: ({ event }) => event.state },
          },
          {
            guard: { type: 'cannotBeDone', params: ({ event }) => event.state },
            target: 'unwalkable',
            actions: { type: 'keepResult', params: ({ event }) => event.state },
          },
          {
            guard: { type: 'hasEnded', params: ({ event }) => event.state },
            target: 'failed',
            actions: { type: 'keepResult', params: ({ event }) => event.state },
          },
          {
            description: 'The runner was restarted and no longer knows this replay.',
            guard: { type: 'isResting', params: ({ event }) => event.state },
            target: 'unreachable',
          },
          { actions: { type: 'keepResult', params: ({ event }) => event.state } },
        ],
        'runner.lost': 'unreachable',
        'replay.stop': 'stopping',
      },
    },
    stopping: {
      description: 'The runner is stopping the replay.',
      tags: 'busy',
      invoke: { id: 'stopReplay', src: 'stopReplay', onDone: 'idle', onError: 'unreachable' },
    },
    passed: {
      description: 'Every step matched the path.',
      on: {
        'replay.start': {
          target: 'starting',
          actions: { type: 'keepAsk', params: ({ event }) => event.ask },
        },
      },
    },
    unwalkable: {
      description: 'A step of the path cannot be performed on the page.',
      on: {
        'replay.start': {
          target: 'starting',
          actions: { type: 'keepAsk', params: ({ event }) => event.ask },
        },
      },
    },
    failed: {
      description: 'A step did not match, or the replay could not run.',
      on: {
        'replay.start': {
          target: 'starting',
          actions: { type: 'keepAsk', params: ({ event }) => event.ask },
        },
        'replay.stop': {
          description: 'The replay that blocks this one is stopped.',
          guard: 'isInTheWay',
          target: 'stopping',
          actions: 'forgetBusy',
        },
      },
    },
    unreachable: {
      description: 'The runner does not respond. It may have been stopped.',
      on: {
        'replay.start': {
          target: 'starting',
          actions: { type: 'keepAsk', params: ({ event }) => event.ask },
        },
      },
    },
  },
})
