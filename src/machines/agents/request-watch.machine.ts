import { assign, type DoneActorEvent, fromPromise, sendParent, setup } from 'xstate'
import { type ReadRequest, readRequest, type Seen } from '#api/agents/contracts.ts'

/** What whoever shows a request is told: somebody has put an end to it, or its sender has changed it. */
export type RequestNews =
  | { type: 'request.settled'; read: ReadRequest }
  | { type: 'request.changed'; read: ReadRequest }

const read = ({ event }: { event: DoneActorEvent<ReadRequest> }) => event.output

/** Looks after a contract request that waits for an answer, in the version that is shown (CONTR-06). */
export const requestWatchMachine = setup({
  types: {
    input: {} as Seen,
    context: {} as Seen,
    /** Something about contracts is other than it was. */
    events: {} as { type: 'contracts.changed' },
    children: {} as { lookAgain: 'readRequest' },
  },
  actors: {
    readRequest: fromPromise<ReadRequest, { requestId: string }>(({ input, signal }) =>
      readRequest(input, signal),
    ),
  },
  guards: {
    isSettled: (_, { request }: ReadRequest) => request.state !== 'pending',
    isAnother: ({ context }, { request }: ReadRequest) => request.version !== context.version,
  },
  actions: {
    keepVersion: assign({ version: (_, { request }: ReadRequest) => request.version }),
    tellSettled: sendParent((_, read: ReadRequest): RequestNews => ({ type: 'request.settled', read })),
    tellChanged: sendParent((_, read: ReadRequest): RequestNews => ({ type: 'request.changed', read })),
  },
}).createMachine({
  id: 'requestWatch',
  description:
    'Follows a contract request while somebody has it before them, so that nobody waits for what is over.',
  context: ({ input }) => input,
  initial: 'listening',
  states: {
    listening: {
      description: 'It stands as it is shown, as far as is known.',
      on: { 'contracts.changed': 'looking' },
    },
    looking: {
      description:
        'Something has changed about contracts, which may be this one; it can be dealt with all the same.',
      on: { 'contracts.changed': { target: 'looking', reenter: true } },
      invoke: {
        id: 'lookAgain',
        src: 'readRequest',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: [
          {
            guard: { type: 'isSettled', params: read },
            target: 'over',
            actions: { type: 'tellSettled', params: read },
          },
          {
            guard: { type: 'isAnother', params: read },
            target: 'listening',
            actions: [
              { type: 'keepVersion', params: read },
              { type: 'tellChanged', params: read },
            ],
          },
          { target: 'listening' },
        ],
        onError: 'listening',
      },
    },
    over: { type: 'final', description: 'Nobody can answer it any more.' },
  },
})
