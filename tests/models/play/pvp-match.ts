import { defineModel } from '@palpite/paths/model.ts'
import { pvpMatchMachine } from '#games/pvp/pvp-match.machine.ts'
import type { PvpMatch, PvpRefusal } from '#protocol/play/play-pvp.ts'
import { duelStatus, openedDuel, silentDuel } from '#tests/support/play/pvp-page.ts'

const other = { opponent: 'bi***' }
const met = { ...other, version: 2, phase: 'shown', left: 3_000 } as const
const choosing = { ...other, version: 2, phase: 'choosing', left: 15_000 } as const
const laid = { ...choosing, version: 3, chosen: 5, hand: [1, 2, 3, 4] } satisfies Partial<PvpMatch>
const next = {
  ...other,
  version: 4,
  phase: 'shown',
  left: 3_000,
  round: 2,
  atStake: 2,
  points: { own: 1, other: 0 },
  hand: [1, 2, 3, 4],
  otherHand: [2, 3, 4, 5],
  rounds: [{ own: 5, other: 1, points: 1, taker: 'own', ownBy: 'player', otherBy: 'player' }],
} satisfies Partial<PvpMatch>
const overdue = {
  ...next,
  points: { own: 0, other: 1 },
  rounds: [{ own: 1, other: 5, points: 1, taker: 'other', ownBy: 'clock', otherBy: 'player' }],
} satisfies Partial<PvpMatch>
const over = { ...next, version: 9, round: 5, left: 0, ending: 'points' } as const
const won = { ...over, phase: 'won', payout: 190 } as const
const lost = { ...over, phase: 'lost', payout: 0 } as const
const drawn = { ...over, phase: 'drawn', payout: 100 } as const
const returned = { version: 2, phase: 'returned', left: 0, ending: 'alone', payout: 100 } as const

const told = (match: Partial<PvpMatch> | null, balance = 1_000) => ({
  done: { ok: true as const, value: duelStatus(match, balance) },
})
const polled = (match: Partial<PvpMatch> | null, balance = 1_000) => ({
  send: { type: 'table.polled' as const, polled: duelStatus(match, balance) },
})
const refused = (refusal: PvpRefusal) => ({ done: { ok: false as const, refusal } })
const ended = { code: 'play.ended' as const, value: {} }
const noAnswer = { error: new Error('offline') }

const opened = (match: Partial<PvpMatch> | null, isPending = false) => ({
  done: {
    ok: true as const,
    value: {
      game: openedDuel,
      standing: duelStatus(match),
      pending: isPending ? { key: '00000000-0000-4000-8000-000000000002', room: 1, stake: 100 } : null,
    },
  },
})

const closing = { send: { type: 'table.closed' as const, refusal: ended } }
const losing = { send: { type: 'table.lost' as const } }

export const pvpMatchModel = defineModel(pvpMatchMachine, {
  // A link to a room opens the game. After the player shows all rooms, the chart behaves as if it had
  // been opened without a room.
  input: { vendor: silentDuel, room: 1 },
  events: {
    'seat.take': { 'in an affordable room': { room: 1 }, 'in an unaffordable room': { room: 4 } },
    'seat.leave': {},
    'card.choose': { 'the five': { card: 5 }, 'the one': { card: 1 } },
    'rooms.open': {},
    'game.retry': {},
  },
  outcomes: {
    openDuel: {
      'the rooms': opened(null),
      'a pending seat': opened(null, true),
      'waiting at a table': opened({}),
      'a match just started': opened(met),
      'a choice to make': opened(choosing),
      'a card played': opened(laid),
      'session ended': refused(ended),
      'no answer': noAnswer,
    },
    takeSeat: {
      'waiting for an opponent': told({}, 900),
      'an opponent was waiting': told(met, 900),
      'match already over': told(won),
      'already at another table': refused({ code: 'pvp.seated', value: { standing: duelStatus({}) } }),
      'not enough balance': refused({ code: 'play.short', value: { balance: 20, currency: 'BRL' } }),
      'session ended': refused(ended),
      'no answer': noAnswer,
    },
    leaveSeat: {
      'stake refunded': told(returned),
      'an opponent arrived first': told(met, 900),
      'session ended': refused(ended),
      'no answer': noAnswer,
    },
    chooseCard: {
      'card played': told(laid, 900),
      'both cards revealed': told(next, 900),
      'time ran out': told(overdue, 900),
      'session ended': refused(ended),
      'no answer': noAnswer,
    },
    watchRooms: {
      'rooms empty': polled(null),
      'balance changed elsewhere': polled(null, 20),
      'playing in another tab': polled({}),
      'session ended': closing,
      'no answer': losing,
    },
    watchSeat: {
      'still waiting for an opponent': polled({}, 900),
      'an opponent arrived': polled(met, 900),
      'no opponent in time': polled(returned),
      'session ended': closing,
      'no answer': losing,
    },
    watchMatch: {
      'a late answer': polled({ ...choosing, version: 1 }, 900),
      'a choice to make': polled(choosing, 900),
      'card played': polled(laid, 900),
      'cards revealed': polled(next, 900),
      'match won': polled(won, 1_090),
      'match lost': polled(lost, 900),
      'match drawn': polled(drawn),
      'session ended': closing,
      'no answer': losing,
    },
  },
  // Omits the random keys, and the number of failures, which only makes the wait longer.
  view: ({ room, balance, match, seatRequest, choice, refusal }) => ({
    room,
    isAffordable: balance >= 100,
    match: match && `${match.phase} ${match.version} ${match.chosen}`,
    isSeatOut: seatRequest !== null,
    card: choice?.card ?? null,
    refusal: refusal?.code ?? null,
  }),
})
