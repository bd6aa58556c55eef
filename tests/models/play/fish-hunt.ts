import { defineModel } from '@palpite/paths/model.ts'
import { fishHuntMachine } from '#games/fish/fish-hunt.machine.ts'
import type { OpenedGame, Played } from '#protocol/play/play.ts'
import type { FishRound } from '#protocol/play/play-fish.ts'
import { openedHunt, silentVendor } from '#tests/support/play/games.ts'

const KEY = '00000000-0000-4000-8000-000000000002'

const shot = {
  key: KEY,
  stake: 50,
  clientSeed: 'client-seed',
  fish: { species: 'dorado' as const },
}

function landed(caught: boolean, balance = 1_000): { done: { ok: true; value: Played } } {
  const round: FishRound = {
    id: '00000000-0000-4000-8000-000000000001',
    key: KEY,
    engine: 'fish',
    stake: 50,
    payout: caught ? 1_000 : 0,
    startedAt: '2030-01-01T00:00:00.000Z',
    species: 'dorado',
    returnBp: 9_600,
    caught,
    fairness: { seedHash: '0'.repeat(64), clientSeed: 'client-seed', serverSeed: '1'.repeat(64) },
  }
  return { done: { ok: true, value: { round, balance, currency: 'BRL', nextSeedHash: '2'.repeat(64) } } }
}

const opened = (game: Partial<OpenedGame>, isPending = false) => ({
  done: {
    ok: true as const,
    value: { game: { ...openedHunt, ...game }, pending: isPending ? shot : null },
  },
})

const ended = { done: { ok: false as const, refusal: { code: 'play.ended' as const, value: {} } } }
const noAnswer = { error: new Error('offline') }

const shots = {
  caught: landed(true, 1_000),
  missed: landed(false, 950),
  'missed, no balance left': landed(false, 0),
  'not enough balance': {
    done: {
      ok: false as const,
      refusal: { code: 'play.short' as const, value: { balance: 20, currency: 'BRL' } },
    },
  },
  'session ended': ended,
  'no answer': noAnswer,
}

export const fishHuntModel = defineModel(fishHuntMachine, {
  input: { vendor: silentVendor, isCalm: false },
  events: {
    'fish.aim': { 'at a turtle': { swimmer: 4 } },
    'shot.fire': {},
    'stake.change': { up: { by: 1 }, down: { by: -1 } },
    'motion.toggle': {},
    'game.retry': {},
  },
  outcomes: {
    openGame: {
      'the pond': opened({ balance: 1_000 }),
      'the pond with no balance': opened({ balance: 0 }),
      'a pending shot': opened({ balance: 1_000 }, true),
      'session ended': ended,
      'no answer': noAnswer,
    },
    placeBet: shots,
    watchGame: {
      'shot fired elsewhere': {
        send: { type: 'game.polled', polled: { game: { ...openedHunt, balance: 20 }, round: null } },
      },
    },
  },
  // Omits the random keys and seeds, and counters that only grow. Two open shots represent any larger number.
  view: ({ balance, stake, target, shots, isStill, refusal }) => ({
    mayPay: balance >= stake,
    stake: Math.min(stake, 100),
    isAimed: target === 4,
    open: Math.min(shots.length, 2),
    isStill,
    refusal: refusal?.code ?? null,
  }),
})
