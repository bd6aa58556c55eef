import { assign, type EventObject, emit, setup } from 'xstate'
import { CallFailed } from '#api/http/call-failed.ts'
import type { NetworkNews } from '#api/http/network.ts'
import type { SocketNews } from '#api/http/socket.ts'
import { providedCall, providedSource } from '#machines/kit/provided.ts'
import type { SocketMessage } from '#protocol/site/socket.ts'

const reportOf = {
  'balance.changed': { type: 'socket.balanceChanged' },
  'session.ended': { type: 'socket.sessionEnded' },
  'status.changed': { type: 'socket.statusChanged' },
  'notice.published': { type: 'socket.noticePublished' },
  'contracts.changed': { type: 'socket.contractsChanged' },
  'messages.changed': { type: 'socket.messagesChanged' },
  'account.changed': { type: 'socket.accountChanged' },
  'chat.said': { type: 'socket.chatChanged' },
} as const satisfies Record<SocketMessage['type'], { type: string }>

/** After `socket.reopened`, the site must reload all data, because it may have missed messages. */
export type SocketReport = { type: 'socket.reopened' } | (typeof reportOf)[keyof typeof reportOf]

export type SocketEvent = SocketNews | NetworkNews

export type SocketInput = {
  /** Random per browser, from 0 to 1. Spreads reconnects over time. */
  spread: number
}

/** Time before the first reconnect, and the longest time between reconnects, in ms. */
const FIRST_WAIT = 1_000
const LONGEST_WAIT = 60_000
/** How long a connection must last to count as stable, in ms. If it drops earlier, the waits keep growing. */
const TRUSTED_AFTER = 10_000

const failure = ({ event }: { event: { error: unknown } }) => event.error

/**
 * A logged-in member's push connection (SESS-07). The waits between reconnects grow and differ per browser.
 */
export const socketMachine = setup({
  types: {
    input: {} as SocketInput,
    context: {} as { spread: number; ticket: string; failures: number; retryAt: number },
    events: {} as SocketEvent,
    emitted: {} as SocketReport,
    children: {} as { network: 'network'; readTicket: 'readTicket'; line: 'line' },
  },
  actors: {
    network: providedSource<EventObject>(),
    readTicket: providedCall<string>(),
    line: providedSource<EventObject, { ticket: string }>(),
  },
  guards: {
    isUnauthorised: (_, error: unknown) => error instanceof CallFailed && error.reason === 'unauthorised',
    hasMissed: ({ context }) => context.failures > 0,
  },
  actions: {
    setTicket: assign({ ticket: (_, ticket: string) => ticket }),
    clearTicket: assign({ ticket: '' }),
    clearFailures: assign({ failures: 0 }),
    scheduleRetry: assign(({ context }) => {
      const failures = context.failures + 1
      return { failures, retryAt: Date.now() + waitAfter(failures, context.spread) }
    }),
    reportReopened: emit({ type: 'socket.reopened' }),
    reportMessage: emit((_, { type }: SocketMessage) => reportOf[type]),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt - Date.now(),
    untilTrusted: TRUSTED_AFTER,
  },
}).createMachine({
  id: 'socket',
  description:
    'Keeps a connection to the server for logged-in players. It reports new balances, notices, contracts and messages, and the end of the session, at once.',
  context: ({ input }) => ({ spread: input.spread, ticket: '', failures: 0, retryAt: 0 }),
  invoke: { id: 'network', src: 'network' },
  on: { 'network.lost': '.cutOff' },
  initial: 'ticketing',
  states: {
    ticketing: {
      description: 'The page requests permission to connect, which can be used once.',
      invoke: {
        id: 'readTicket',
        src: 'readTicket',
        onDone: { target: 'line', actions: { type: 'setTicket', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnauthorised', params: failure }, target: 'stopped' },
          { target: 'waiting' },
        ],
      },
    },
    line: {
      description: 'The connection is opening or open.',
      invoke: { id: 'line', src: 'line', input: ({ context }) => ({ ticket: context.ticket }) },
      exit: 'clearTicket',
      on: { 'line.dropped': 'waiting' },
      initial: 'connecting',
      states: {
        connecting: {
          description: 'The connection is opening.',
          on: {
            'line.opened': [
              { guard: 'hasMissed', target: 'open', actions: 'reportReopened' },
              { target: 'open' },
            ],
          },
        },
        open: {
          description: 'The connection is open. Messages from the server arrive at once.',
          on: {
            'line.received': { actions: { type: 'reportMessage', params: ({ event }) => event.message } },
          },
          after: { untilTrusted: { actions: 'clearFailures' } },
        },
      },
    },
    waiting: {
      description: 'There is no connection. The page tries again after a wait.',
      entry: 'scheduleRetry',
      on: { 'network.found': 'ticketing' },
      after: { untilRetry: 'ticketing' },
    },
    cutOff: {
      description: 'The device is offline. The page tries again when the network is back.',
      entry: 'scheduleRetry',
      on: { 'network.found': 'ticketing', 'network.lost': {} },
    },
    stopped: { type: 'final', description: 'The session has ended, so the connection is closed.' },
  },
})

/**
 * Returns the wait before the next reconnect, in ms. The wait doubles with each failure; `spread` shortens it
 * by up to half.
 */
function waitAfter(failures: number, spread: number): number {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
  return Math.round(wait * (1 - spread / 2))
}
