import { answerOf, openingOf, polledOf } from './pvp-actors.ts'
import { type PvpContext, startContext } from './pvp-context.ts'
import { pvpMatchSetup } from './pvp-match-setup.ts'

type At = { context: PvpContext }

/** Polling intervals in ms, in the list of rooms and at a table. */
const EVERY = { rooms: 3_000, table: 1_000 }

const vendorOnly = ({ context: { vendor } }: At) => ({ vendor })
const vendorAndSeat = ({ context: { vendor, seatRequest } }: At) => ({ vendor, seatRequest })
const vendorAndMatch = ({ context: { vendor, match } }: At) => ({ vendor, match: match?.id ?? '' })
const vendorAndChoice = ({ context: { vendor, choice } }: At) => ({ vendor, choice })
const table = ({ context: { vendor, match } }: At) => ({
  vendor,
  match: match?.id ?? null,
  every: EVERY.table,
})
const hall = ({ context: { vendor } }: At) => ({ vendor, match: null, every: EVERY.rooms })

const on = <Name extends string>(type: Name) => ({ type, params: polledOf }) as const
const by = <Name extends string>(type: Name) => ({ type, params: answerOf }) as const
const stale = { guard: on('isStale') } as const
const keepPolled = on('keepPolled')

const sitDown = {
  guard: { type: 'maySit', params: ({ event }: { event: { room: number } }) => event.room },
  target: '#pvpMatch.taking',
  actions: { type: 'prepareSeat', params: ({ event }: { event: { room: number } }) => event.room },
} as const

const stillShown = {
  guard: on('isStillShown'),
  description: 'A look from before the cards had been seen long enough takes no choice away.',
} as const

const afterSeat = [
  { guard: by('isAnswered'), target: 'finding', actions: [by('keepAnswer'), 'forgetSeatRequest'] },
  { guard: by('isElsewhere'), target: 'finding', actions: by('keepRefused') },
  { guard: by('isShut'), target: 'closed', actions: by('keepRefused') },
  { target: 'browsing', actions: by('keepRefused') },
] as const

const afterDone = [
  { guard: by('isAnswered'), target: '#pvpMatch.finding', actions: by('keepAnswer') },
  { target: '#pvpMatch.closed', actions: by('keepRefused') },
] as const

/**
 * A match from the list of rooms to its result. The match follows the platform's clock, with or without this
 * page. The page polls, so it recovers after a reload or a lost connection. A seat is never charged twice.
 */
export const pvpMatchMachine = pvpMatchSetup.createMachine({
  id: 'pvpMatch',
  description:
    'Brings two members to one table and through a match of five cards: choices stay hidden until both are made, the platform’s clock goes on by itself, and no seat is paid twice.',
  context: ({ input }) => startContext(input),
  initial: 'opening',
  on: {
    'table.closed': {
      target: '.closed',
      actions: { type: 'keepClosing', params: ({ event }) => event.refusal },
    },
    'table.lost': { target: '.unreachable', actions: 'countFailure' },
  },
  states: {
    opening: {
      description: 'The vendor is asked for the game, its rooms, and a match that is under way.',
      invoke: {
        id: 'openDuel',
        src: 'openDuel',
        input: vendorOnly,
        onDone: [
          {
            guard: { type: 'hasPendingSeat', params: openingOf },
            target: 'asking',
            actions: { type: 'keepOpening', params: openingOf },
          },
          {
            guard: { type: 'isOpened', params: openingOf },
            target: 'finding',
            actions: { type: 'keepOpening', params: openingOf },
          },
          { target: 'closed', actions: { type: 'keepRefusedOpening', params: openingOf } },
        ],
        onError: { target: 'unreachable', actions: 'countFailure' },
      },
    },
    unreachable: {
      description: 'The vendor does not answer; it is asked again by itself, later each time.',
      on: { 'game.retry': 'opening' },
      after: { untilRetry: 'opening' },
    },
    closed: {
      description: 'Nothing more can be played from here, and the page says why.',
      on: { 'game.retry': 'opening' },
    },
    finding: {
      description: 'The player is led to where they are: the rooms, a seat alone, a match, or its end.',
      always: [
        { guard: 'isWaiting', target: 'waiting' },
        { guard: 'isShown', target: 'playing.shown' },
        { guard: 'isLaid', target: 'playing.laid' },
        { guard: 'isChoosing', target: 'playing.choosing' },
        { guard: 'isWon', target: 'over.won' },
        { guard: 'isLost', target: 'over.lost' },
        { guard: 'isDrawn', target: 'over.drawn' },
        { guard: 'isReturned', target: 'browsing.returned' },
        { guard: 'isInvited', target: 'browsing.invited' },
        { target: 'browsing' },
      ],
    },
    browsing: {
      description: 'The rooms are shown, with who waits in them.',
      initial: 'fresh',
      invoke: { id: 'watchRooms', src: 'watchTable', input: hall },
      on: {
        'seat.take': sitDown,
        'table.seen': [
          { guard: on('isNoMatch'), actions: keepPolled },
          { target: 'finding', actions: keepPolled },
        ],
      },
      states: {
        fresh: { description: 'No seat has been taken.' },
        returned: { description: 'Nobody came to the last seat, and its stake is back.' },
        invited: {
          description: 'The room that the player came for stands alone, with who waits there now.',
          on: { 'rooms.open': { target: 'fresh', actions: 'forgetRoom' } },
        },
      },
    },
    taking: {
      description: 'The seat is on its way to be taken.',
      tags: 'pending',
      invoke: {
        id: 'takeSeat',
        src: 'takeSeat',
        input: vendorAndSeat,
        onDone: afterSeat,
        onError: { target: 'askingSoon', actions: 'countFailure' },
      },
    },
    asking: {
      description: 'The vendor is asked about the same seat once more; it is never taken twice.',
      tags: 'unsure',
      invoke: {
        id: 'askSeat',
        src: 'takeSeat',
        input: vendorAndSeat,
        onDone: afterSeat,
        onError: { target: 'askingSoon', actions: 'countFailure' },
      },
    },
    askingSoon: {
      description: 'There is a short wait before the seat is asked about again.',
      tags: 'unsure',
      on: { 'game.retry': 'asking' },
      after: { untilRetry: 'asking' },
    },
    waiting: {
      description: 'The stake is in, and nobody has come to the other side yet.',
      initial: 'alone',
      invoke: { id: 'watchSeat', src: 'watchTable', input: table },
      on: {
        'table.seen': [
          { guard: on('isStillWaiting'), actions: keepPolled },
          { target: 'finding', actions: keepPolled },
        ],
      },
      states: {
        alone: {
          description: 'The player waits, and may get up again.',
          on: { 'seat.leave': 'leaving' },
        },
        leaving: {
          description: 'The player gets up; whoever came first decides whether there is a match.',
          tags: 'pending',
          invoke: {
            id: 'leaveSeat',
            src: 'leaveSeat',
            input: vendorAndMatch,
            onDone: afterDone,
            onError: { target: 'leavingSoon', actions: 'countFailure' },
          },
        },
        leavingSoon: {
          description: 'There is a short wait before getting up is tried again.',
          tags: 'unsure',
          on: { 'game.retry': 'leaving' },
          after: { untilRetry: 'leaving' },
        },
      },
    },
    playing: {
      description: 'Two members play for both their stakes.',
      initial: 'choosing',
      invoke: { id: 'watchMatch', src: 'watchTable', input: table },
      on: {
        'table.seen': [
          stale,
          { guard: on('isShownNow'), target: '.shown', actions: keepPolled },
          { guard: on('isLaidNow'), target: '.laid', actions: keepPolled },
          { guard: on('isOpenNow'), target: '.choosing', actions: keepPolled },
          { target: 'finding', actions: keepPolled },
        ],
      },
      states: {
        shown: {
          description: 'Both see each other, or the cards that were just laid open.',
          after: { untilChoosing: 'choosing' },
        },
        choosing: {
          description: 'The player chooses a card; when the time is up the lowest one is played.',
          on: {
            'table.seen': stillShown,
            'card.choose': {
              guard: { type: 'isInHand', params: ({ event }) => event.card },
              target: 'laying',
              actions: { type: 'prepareChoice', params: ({ event }) => event.card },
            },
          },
        },
        laying: {
          description: 'The card is on its way to the table.',
          tags: 'pending',
          on: { 'table.seen': [stale, stillShown, { guard: on('isStillMine'), actions: keepPolled }] },
          invoke: {
            id: 'chooseCard',
            src: 'chooseCard',
            input: vendorAndChoice,
            onDone: afterDone,
            onError: { target: 'layingSoon', actions: 'countFailure' },
          },
        },
        layingSoon: {
          description: 'There is a short wait before the same card is laid again.',
          tags: 'unsure',
          on: {
            'game.retry': 'laying',
            'table.seen': [stale, stillShown, { guard: on('isStillMine'), actions: keepPolled }],
          },
          after: { untilRetry: 'laying' },
        },
        laid: { description: 'The card lies face down, and the other has still to choose.' },
      },
    },
    over: {
      description: 'The match is over; another one may follow.',
      initial: 'drawn',
      on: { 'seat.take': sitDown, 'rooms.open': { target: 'browsing' } },
      states: {
        won: { description: 'The player has won, and both stakes without the table’s share are paid.' },
        lost: { description: 'The other has won.' },
        drawn: { description: 'Nobody has won, and both have their stakes again.' },
      },
    },
  },
})
