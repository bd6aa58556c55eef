import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { ReadRequest, RequestVersion } from '#api/agents/contracts.ts'
import { providedCall } from '#machines/kit/provided.ts'

export type RequestNews =
  | { type: 'request.settled'; read: ReadRequest }
  | { type: 'request.changed'; read: ReadRequest }

const read = ({ event }: { event: DoneActorEvent<ReadRequest> }) => event.output

/** Watches for changes to the pending contract request on screen (CONTR-06). */
export const requestWatchMachine = setup({
  types: {
    input: {} as RequestVersion,
    context: {} as RequestVersion,
    events: {} as { type: 'contracts.changed' },
    children: {} as { reread: 'readRequest' },
  },
  actors: {
    readRequest: providedCall<ReadRequest, { requestId: string }>(),
  },
  guards: {
    isSettled: (_, { request }: ReadRequest) => request.state !== 'pending',
    isOtherVersion: ({ context }, { request }: ReadRequest) => request.version !== context.version,
  },
  actions: {
    setVersion: assign({ version: (_, { request }: ReadRequest) => request.version }),
    notifySettled: sendParent((_, read: ReadRequest): RequestNews => ({ type: 'request.settled', read })),
    notifyChanged: sendParent((_, read: ReadRequest): RequestNews => ({ type: 'request.changed', read })),
  },
}).createMachine({
  id: 'requestWatch',
  description: 'Follows a contract request while it is on screen and shows when it changes or is settled.',
  context: ({ input }) => input,
  initial: 'listening',
  states: {
    listening: {
      description: 'The request on screen is up to date.',
      on: { 'contracts.changed': 'reloading' },
    },
    reloading: {
      description:
        'A contract or a request has changed, perhaps this one. This request is reloading and can still be used.',
      on: { 'contracts.changed': { target: 'reloading', reenter: true } },
      invoke: {
        id: 'reread',
        src: 'readRequest',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: [
          {
            guard: { type: 'isSettled', params: read },
            target: 'settled',
            actions: { type: 'notifySettled', params: read },
          },
          {
            guard: { type: 'isOtherVersion', params: read },
            target: 'listening',
            actions: [
              { type: 'setVersion', params: read },
              { type: 'notifyChanged', params: read },
            ],
          },
          { target: 'listening' },
        ],
        onError: 'listening',
      },
    },
    settled: { type: 'final', description: 'The request is settled and can no longer be answered.' },
  },
})
