import { defineModel } from '@palpite/paths/model.ts'
import { slotRoundMachine } from '#games/slot/slot-round.machine.ts'
import type { OpenedGame, Played } from '#protocol/play/play.ts'
import type { SlotRound, SlotSpin } from '#protocol/play/play-slot.ts'
import { openedSlot, silentVendor } from '#tests/support/play/games.ts'

const still: SlotSpin = { stops: [0, 0, 0, 0, 0], wins: [], scatters: 0, amount: 0 }
const winning: SlotSpin = { ...still, wins: [{ line: 0, symbol: 'p', count: 3, amount: 60 }], amount: 60 }

function played(spins: SlotSpin[], balance = 1_000): { done: { ok: true; value: Played } } {
  const payout = spins.reduce((sum, { amount }) => sum + amount, 0)
  const round: SlotRound = {
    id: '00000000-0000-4000-8000-000000000001',
    key: '00000000-0000-4000-8000-000000000002',
    engine: 'slot',
    stake: 100,
    payout,
    startedAt: '2030-01-01T00:00:00.000Z',
    strips: 0,
    spins,
    fairness: { seedHash: '0'.repeat(64), clientSeed: 'client-seed', serverSeed: '1'.repeat(64) },
  }
  return { done: { ok: true, value: { round, balance, currency: 'BRL', nextSeedHash: '2'.repeat(64) } } }
}

const answers = {
  'no win': played([still]),
  'a win': played([winning]),
  'free spins': played([{ ...still, scatters: 3 }, winning]),
  'lost, no balance left': played([still], 0),
  'not enough balance': {
    done: { ok: false, refusal: { code: 'play.short', value: { balance: 20, currency: 'BRL' } } },
  },
  'session ended': { done: { ok: false, refusal: { code: 'play.ended', value: {} } } },
  'no answer': { error: new Error('offline') },
} as const

const opened = (game: OpenedGame, pending: boolean) => ({
  done: {
    ok: true as const,
    value: {
      game,
      pending: pending
        ? { key: '00000000-0000-4000-8000-000000000002', stake: 100, clientSeed: 'client-seed' }
        : null,
    },
  },
})

export const slotRoundModel = defineModel(slotRoundMachine, {
  input: { vendor: silentVendor },
  events: {
    'spin.start': {},
    'reels.stopped': {},
    'win.skip': {},
    'stake.change': { up: { by: 1 }, down: { by: -1 } },
    'autoplay.start': { 'two spins': { count: 2 } },
    'autoplay.stop': {},
    'quick.toggle': {},
    'game.retry': {},
  },
  outcomes: {
    openGame: {
      'the game': opened(openedSlot, false),
      'the game with a pending bet': opened(openedSlot, true),
      'session ended': { done: { ok: false, refusal: { code: 'play.ended', value: {} } } },
      'no answer': { error: new Error('offline') },
    },
    placeBet: answers,
    watchGame: {
      'bet placed elsewhere': {
        send: { type: 'game.polled', polled: { game: { ...openedSlot, balance: 20 }, round: null } },
      },
    },
  },
  // Omits the random keys and seeds, and the number of failures, which only makes the wait longer.
  view: ({ balance, stake, quick, autoplay, round, shown, refusal }) => ({
    isAffordable: balance >= stake,
    stake,
    quick,
    autoplay,
    spins: round?.spins.length ?? 0,
    shown,
    refusal: refusal?.code ?? null,
  }),
})
