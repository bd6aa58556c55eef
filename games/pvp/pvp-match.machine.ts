import { answerOf, openingOf, polledOf } from './pvp-actors.ts'
import { type PvpContext, startContext } from './pvp-context.ts'
import { pvpMatchSetup } from './pvp-match-setup.ts'

type At = { context: PvpContext }

/** Polling intervals in ms, for the list of rooms and for a table. */
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
  description:
    'A late response says that the cards are still being shown. It is ignored, so that the player can still choose.',
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
 * A match, from the list of rooms to the result. The platform's clock drives it, whether or not this page is
 * open. The page polls, so it recovers after a reload or a lost connection. A seat is never charged twice.
 */
export const pvpMatchMachine = pvpMatchSetup.createMachine({
  id: 'pvpMatch',
  description:
    'Brings two players to a table for a match of five cards. Choices stay hidden until both are made, and no stake is charged twice.',
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
      description: 'The game, its rooms and a match in progress are loading.',
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
      description:
        'The provider did not respond. The page tries again automatically, after a longer wait each time.',
      on: { 'game.retry': 'opening' },
      after: { untilRetry: 'opening' },
    },
    closed: {
      description: 'The game is not available. The page shows the reason, and the player can try again.',
      on: { 'game.retry': 'opening' },
    },
    finding: {
      description: 'The page decides what to show: the rooms, a seat, a match or its result.',
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
      description: 'The rooms are listed with the players who wait in them.',
      initial: 'fresh',
      invoke: { id: 'watchRooms', src: 'watchTable', input: hall },
      on: {
        'seat.take': sitDown,
        'table.polled': [
          { guard: on('isNoMatch'), actions: keepPolled },
          { target: 'finding', actions: keepPolled },
        ],
      },
      states: {
        fresh: { description: 'The player has not taken a seat yet.' },
        returned: { description: 'No opponent joined last time, and the stake was refunded.' },
        invited: {
          description:
            'The player was invited to a room. Only that room is shown, with the players waiting in it.',
          on: { 'rooms.open': { target: 'fresh', actions: 'forgetRoom' } },
        },
      },
    },
    taking: {
      description: 'The seat is being taken.',
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
      description:
        'The page sends the same request again to learn whether the seat was taken. It is never taken twice.',
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
      description: 'The page waits briefly before it checks the seat again.',
      tags: 'unsure',
      on: { 'game.retry': 'asking' },
      after: { untilRetry: 'asking' },
    },
    waiting: {
      description: 'The stake is paid and the player waits for an opponent.',
      initial: 'alone',
      invoke: { id: 'watchSeat', src: 'watchTable', input: table },
      on: {
        'table.polled': [
          { guard: on('isStillWaiting'), actions: keepPolled },
          { target: 'finding', actions: keepPolled },
        ],
      },
      states: {
        alone: {
          description: 'The player waits and can leave the seat.',
          on: { 'seat.leave': 'leaving' },
        },
        leaving: {
          description: 'The player is leaving the seat. If an opponent came first, the match starts.',
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
          description: 'The page waits briefly before it tries to leave the seat again.',
          tags: 'unsure',
          on: { 'game.retry': 'leaving' },
          after: { untilRetry: 'leaving' },
        },
      },
    },
    playing: {
      description: 'The match is in progress. Two players play for both stakes.',
      initial: 'choosing',
      invoke: { id: 'watchMatch', src: 'watchTable', input: table },
      on: {
        'table.polled': [
          stale,
          { guard: on('isShownNow'), target: '.shown', actions: keepPolled },
          { guard: on('isLaidNow'), target: '.laid', actions: keepPolled },
          { guard: on('isOpenNow'), target: '.choosing', actions: keepPolled },
          { target: 'finding', actions: keepPolled },
        ],
      },
      states: {
        shown: {
          description: 'The players, or the cards just revealed, are shown for a moment.',
          after: { untilChoosing: 'choosing' },
        },
        choosing: {
          description: 'The player chooses a card. When the time is up, the lowest one is played.',
          on: {
            'table.polled': stillShown,
            'card.choose': {
              guard: { type: 'isInHand', params: ({ event }) => event.card },
              target: 'laying',
              actions: { type: 'prepareChoice', params: ({ event }) => event.card },
            },
          },
        },
        laying: {
          description: 'The card is being played.',
          tags: 'pending',
          on: { 'table.polled': [stale, stillShown, { guard: on('isStillMine'), actions: keepPolled }] },
          invoke: {
            id: 'chooseCard',
            src: 'chooseCard',
            input: vendorAndChoice,
            onDone: afterDone,
            onError: { target: 'layingSoon', actions: 'countFailure' },
          },
        },
        layingSoon: {
          description: 'The page waits briefly before it plays the same card again.',
          tags: 'unsure',
          on: {
            'game.retry': 'laying',
            'table.polled': [stale, stillShown, { guard: on('isStillMine'), actions: keepPolled }],
          },
          after: { untilRetry: 'laying' },
        },
        laid: { description: 'The card lies face down until the opponent has chosen.' },
      },
    },
    over: {
      description: 'The match is over. The player can start another one.',
      initial: 'drawn',
      on: { 'seat.take': sitDown, 'rooms.open': { target: 'browsing' } },
      states: {
        won: { description: 'The player won and was paid both stakes, minus the table fee.' },
        lost: { description: 'The opponent won.' },
        drawn: { description: 'The match ended in a draw and both stakes were refunded.' },
      },
    },
  },
})
