import { defineModel } from '@palpite/paths/model.ts'
import { duelRoundMachine } from '#games/duel/duel-round.machine.ts'
import type { OpenedGame, Played } from '#protocol/play/play.ts'
import type { DuelRound } from '#protocol/play/play-duel.ts'
import { openedDuel, silentVendor } from '#tests/support/play/games.ts'

const KEY = '00000000-0000-4000-8000-000000000002'

function played(more: Partial<DuelRound>, balance = 1_000): { done: { ok: true; value: Played } } {
  const round: DuelRound = {
    id: '00000000-0000-4000-8000-000000000001',
    key: KEY,
    engine: 'duel',
    stake: 100,
    payout: 0,
    startedAt: '2030-01-01T00:00:00.000Z',
    form: 2,
    pick: 'left',
    returnBp: 9_600,
    exchanges: ['left', 'clash'],
    fairness: { seedHash: '0'.repeat(64), clientSeed: 'client-seed', serverSeed: '1'.repeat(64) },
    ...more,
  }
  return { done: { ok: true, value: { round, balance, currency: 'BRL', nextSeedHash: '2'.repeat(64) } } }
}

const answers = {
  lost: played({}),
  won: played({ payout: 190 }, 1_190),
  'lost, no balance left': played({}, 0),
  'not enough balance': {
    done: { ok: false, refusal: { code: 'play.short', value: { balance: 20, currency: 'BRL' } } },
  },
  'odds changed': { done: { ok: false, refusal: { code: 'play.stake', value: {} } } },
  'session ended': { done: { ok: false, refusal: { code: 'play.ended', value: {} } } },
  'no answer': { error: new Error('offline') },
} as const

const opened = (game: OpenedGame, pending: boolean) => ({
  done: {
    ok: true as const,
    value: {
      game,
      pending: pending
        ? { key: KEY, stake: 100, clientSeed: 'client-seed', duel: { form: 2, pick: 'left' as const } }
        : null,
    },
  },
})

export const duelRoundModel = defineModel(duelRoundMachine, {
  input: { vendor: silentVendor, isCalm: false },
  events: {
    'round.start': {},
    'pick.choose': { 'the draw': { pick: 'draw' }, 'the left side': { pick: 'left' } },
    'stake.change': { up: { by: 1 }, down: { by: -1 } },
    'show.skip': {},
    'motion.toggle': {},
    'game.retry': {},
  },
  outcomes: {
    openGame: {
      'the game': opened(openedDuel, false),
      'the game with a pending bet': opened(openedDuel, true),
      'session ended': { done: { ok: false, refusal: { code: 'play.ended', value: {} } } },
      'no answer': { error: new Error('offline') },
    },
    placeBet: answers,
    watchGame: {
      'bet placed elsewhere': {
        send: { type: 'game.polled', polled: { game: { ...openedDuel, balance: 20 }, round: null } },
      },
    },
  },
  // Omits the random keys and seeds, and the number of failures, which only makes the wait longer.
  view: ({ balance, stake, pick, isStill, round, shown, refusal }) => ({
    isAffordable: balance >= stake,
    stake,
    pick,
    isStill,
    exchanges: round?.exchanges.length ?? 0,
    shown,
    refusal: refusal?.code ?? null,
  }),
})
