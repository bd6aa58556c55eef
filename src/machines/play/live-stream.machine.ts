import { assign, type DoneActorEvent, setup } from 'xstate'
import type { StreamJoined } from '#api/play/live-stream.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/** Longest wait in ms before checking again for a host who is offline. */
const LOOK = 60_000

type Stream = Extract<StreamJoined, { outcome: 'joined' }>

type Context = {
  modelId: string
  stream: Stream | null
  /** When the host is next online; null if unknown. */
  startsAt: string | null
  failure: CallFailure | null
}

const joined = ({ event }: { event: DoneActorEvent<StreamJoined> }) => event.output
const hasJoinedAs = <Outcome extends StreamJoined['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasJoinedAs',
    params: ({ event }: { event: DoneActorEvent<StreamJoined> }) => ({ joined: event.output, outcome }),
  }) as const

/** Joins a host's live table with its chat (GAME-12). */
export const liveStreamMachine = setup({
  types: {
    input: {} as { modelId: string },
    context: {} as Context,
    events: {} as { type: 'stream.retry' },
    tags: {} as 'busy',
  },
  actors: {
    joinStream: providedCall<StreamJoined, { modelId: string }>(),
  },
  guards: {
    hasJoinedAs: (_, { joined, outcome }: { joined: StreamJoined; outcome: StreamJoined['outcome'] }) =>
      joined.outcome === outcome,
  },
  actions: {
    setStream: assign({
      stream: (_, answer: StreamJoined) => (answer.outcome === 'joined' ? answer : null),
    }),
    setStart: assign({
      startsAt: (_, answer: StreamJoined) => (answer.outcome === 'offline' ? answer.startsAt : null),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilLook: LOOK },
}).createMachine({
  id: 'liveStream',
  description: 'Takes a member to the table that a host is at, or says when the host is on.',
  context: ({ input }) => ({ ...input, stream: null, startsAt: null, failure: null }),
  initial: 'joining',
  states: {
    joining: {
      description: 'The platform is asked for a seat at the table.',
      tags: 'busy',
      invoke: {
        id: 'joinStream',
        src: 'joinStream',
        input: ({ context: { modelId } }) => ({ modelId }),
        onDone: [
          {
            guard: hasJoinedAs('joined'),
            target: 'watching',
            actions: { type: 'setStream', params: joined },
          },
          { guard: hasJoinedAs('offline'), target: 'offline', actions: { type: 'setStart', params: joined } },
          { guard: hasJoinedAs('trial'), target: 'trial' },
          { target: 'unknown' },
        ],
        onError: { target: 'failed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    watching: {
      description: 'The table is shown, with its chat beside it.',
      type: 'final',
    },
    offline: {
      description: 'The host is not on; it is looked again now and then, and when somebody asks.',
      on: { 'stream.retry': 'joining' },
      after: { untilLook: 'joining' },
    },
    trial: {
      description: 'The table is for real accounts alone, so a trial player is asked to register.',
      type: 'final',
    },
    unknown: {
      description: 'There is no such host, so those that there are are shown.',
      type: 'final',
    },
    failed: {
      description: 'The table could not be joined; it may be tried again.',
      on: { 'stream.retry': 'joining' },
    },
  },
})
