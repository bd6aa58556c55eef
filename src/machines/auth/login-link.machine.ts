import { type DoneActorEvent, emit, setup } from 'xstate'
import type { TicketExchange, TicketReading } from '#api/auth/login-ticket.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import type { LinkAnswer, LinkFailure, LinkReport } from './session.types.ts'

/** The member who is logged in when the link is opened, or null. */
export type LinkInput = { memberId: string | null }

const reading = ({ event }: { event: DoneActorEvent<TicketReading> }) => event.output
const exchange = ({ event }: { event: DoneActorEvent<TicketExchange> }) => event.output

const closed = {
  target: 'settled',
  actions: { type: 'reportKept', params: 'closed' },
} as const
const unusable = {
  target: 'settled',
  actions: { type: 'reportKept', params: 'unusable' },
} as const
const failed = {
  target: 'settled',
  description: 'The server did not respond. The link is kept and tried again when the page is reloaded.',
  actions: { type: 'reportKept', params: 'failed' },
} as const

/**
 * Logs in with the ticket in the URL (LOGIN-11). If another account is logged in, the member must agree
 * first.
 */
export const loginLinkMachine = setup({
  types: {
    input: {} as LinkInput,
    context: {} as LinkInput,
    events: {} as LinkAnswer,
    emitted: {} as LinkReport,
    children: {} as { readTicket: 'readTicket'; exchangeTicket: 'exchangeTicket' },
  },
  actors: {
    readTicket: providedCall<TicketReading>(),
    exchangeTicket: providedCall<TicketExchange>(),
  },
  guards: {
    isLoggedIn: ({ context }) => context.memberId !== null,
    isSameMember: ({ context }, read: TicketReading) =>
      read.outcome === 'member' && read.member.id === context.memberId,
    isOtherMember: (_, read: TicketReading) => read.outcome === 'member',
    isExchanged: (_, { outcome }: TicketExchange) => outcome === 'loggedIn',
    isClosed: (_, { outcome }: { outcome: string }) => outcome === 'closed',
  },
  actions: {
    clearTicket: providedEffect(),
    reportOffered: emit((_, read: TicketReading): LinkReport => {
      if (read.outcome !== 'member') throw new Error('The login link belongs to no member.')
      return { type: 'link.offered', account: read.member.account }
    }),
    reportLoggedIn: emit((_, exchanged: TicketExchange): LinkReport => {
      if (exchanged.outcome !== 'loggedIn') throw new Error('The login has failed.')
      return { type: 'link.loggedIn', loggedIn: exchanged.loggedIn }
    }),
    reportKept: emit((_, failure: LinkFailure | null): LinkReport => ({ type: 'link.kept', failure })),
  },
}).createMachine({
  id: 'loginLink',
  description:
    'Logs a visitor in with the link that opened the page. A player logged in to another account chooses between the two.',
  context: ({ input }) => input,
  initial: 'routing',
  states: {
    routing: {
      description: 'A player who is already logged in is asked first, because the current session would end.',
      always: [{ guard: 'isLoggedIn', target: 'reading' }, { target: 'exchanging' }],
    },
    reading: {
      description: 'The page checks which account the link is for.',
      invoke: {
        id: 'readTicket',
        src: 'readTicket',
        onDone: [
          {
            guard: { type: 'isSameMember', params: reading },
            description: 'The link is for the account already logged in, so nothing changes.',
            target: 'settled',
            actions: ['clearTicket', { type: 'reportKept', params: null }],
          },
          {
            guard: { type: 'isOtherMember', params: reading },
            target: 'asking',
            actions: { type: 'reportOffered', params: reading },
          },
          { guard: { type: 'isClosed', params: reading }, ...closed },
          unusable,
        ],
        onError: failed,
      },
    },
    asking: {
      description: 'The player chooses which of the two accounts to use, within ten minutes.',
      on: {
        'link.stay': {
          target: 'settled',
          actions: ['clearTicket', { type: 'reportKept', params: null }],
        },
        'link.follow': 'exchanging',
      },
    },
    exchanging: {
      description: 'The server is logging the visitor in with the link. A link works only once.',
      invoke: {
        id: 'exchangeTicket',
        src: 'exchangeTicket',
        onDone: [
          {
            guard: { type: 'isExchanged', params: exchange },
            target: 'settled',
            actions: { type: 'reportLoggedIn', params: exchange },
          },
          { guard: { type: 'isClosed', params: exchange }, ...closed },
          unusable,
        ],
        onError: failed,
      },
    },
    settled: {
      type: 'final',
      description: 'The link has been handled: it opened an account, or the current session continues.',
    },
  },
})
