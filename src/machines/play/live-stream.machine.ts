import { assign, type DoneActorEvent, setup } from 'xstate'
import type { StreamJoined } from '#api/play/live-stream.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'

/** How long to wait before checking again whether an offline host is live, in ms. */
const LOOK = 60_000

type Stream = Extract<StreamJoined, { outcome: 'joined' }>

type Context = {
  modelId: string
  stream: Stream | null
  /** When the next stream of an offline host starts, in ISO 8601; null if unknown. */
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
  description: 'Takes a player to the live table of a host, or says when the host is live next.',
  context: ({ input }) => ({ ...input, stream: null, startsAt: null, failure: null }),
  initial: 'joining',
  states: {
    joining: {
      description: 'The player is joining the table.',
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
      description: 'The table is shown with its chat.',
      type: 'final',
    },
    offline: {
      description: 'The host is offline. The page checks again every minute, or when the player asks.',
      on: { 'stream.retry': 'joining' },
      after: { untilLook: 'joining' },
    },
    trial: {
      description: 'The table is only for real-money accounts, so the demo player is asked to sign up.',
      type: 'final',
    },
    unknown: {
      description: 'This host does not exist. The page lists the hosts available.',
      type: 'final',
    },
    failed: {
      description: 'The table could not be joined. The player can try again.',
      on: { 'stream.retry': 'joining' },
    },
  },
})
