import { defineModel } from '@palpite/paths/model.ts'
import { tableRoundMachine } from '#games/table/table-round.machine.ts'
import type { OpenedGame, Played } from '#protocol/play/play.ts'
import type { TableBet, TableRound } from '#protocol/play/play-table.ts'
import { openedTable, silentVendor } from '#tests/support/play/games.ts'

const KEY = '00000000-0000-4000-8000-000000000002'

const chipOnRed: TableBet = { variant: 'roulette', chips: [{ spot: 'red', amount: 100 }] }
const evenRoll: TableBet = { variant: 'dice', side: 'under', chance: 50 }
const smallBoard: TableBet = { variant: 'plinko', rows: 8, risk: 'low' }

function played(more: Partial<TableRound>, balance = 1_000): { done: { ok: true; value: Played } } {
  const round: TableRound = {
    id: '00000000-0000-4000-8000-000000000001',
    key: KEY,
    engine: 'table',
    stake: 100,
    payout: 0,
    startedAt: '2030-01-01T00:00:00.000Z',
    bet: chipOnRed,
    returnBp: 9_600,
    landed: { variant: 'roulette', pocket: 2 },
    fairness: { seedHash: '0'.repeat(64), clientSeed: 'client-seed', serverSeed: '1'.repeat(64) },
    ...more,
  }
  return { done: { ok: true, value: { round, balance, currency: 'BRL', nextSeedHash: '2'.repeat(64) } } }
}

const answers = {
  'number of the other colour': played({}),
  'number with a bet': played({ payout: 200, landed: { variant: 'roulette', pocket: 1 } }, 1_100),
  'dice rolled': played({ bet: evenRoll, landed: { variant: 'dice', roll: 7_000 } }),
  'ball in a bin': played({
    bet: smallBoard,
    payout: 40,
    landed: { variant: 'plinko', path: [0, 1, 0, 1, 0, 1, 0, 1] },
  }),
  'lost, no balance left': played({}, 0),
  'not enough balance': {
    done: { ok: false, refusal: { code: 'play.short', value: { balance: 20, currency: 'BRL' } } },
  },
  'stake not offered': { done: { ok: false, refusal: { code: 'play.stake', value: {} } } },
  'session ended': { done: { ok: false, refusal: { code: 'play.ended', value: {} } } },
  'no answer': { error: new Error('offline') },
} as const

const opened = (game: OpenedGame, table?: TableBet) => ({
  done: {
    ok: true as const,
    value: { game, pending: table ? { key: KEY, stake: 100, clientSeed: 'client-seed', table } : null },
  },
})

export const tableRoundModel = defineModel(tableRoundMachine, {
  input: { vendor: silentVendor, isCalm: false },
  events: {
    'round.start': {},
    'chip.place': { 'on red': { spot: 'red' } },
    'chip.undo': {},
    'chips.clear': {},
    'dice.choose': { 'a small chance': { dice: { side: 'over', chance: 5 } } },
    'board.choose': { 'the small board': { board: { rows: 8, risk: 'low' } } },
    'stake.change': { up: { by: 1 }, down: { by: -1 } },
    'show.skip': {},
    'motion.toggle': {},
    'game.retry': {},
  },
  outcomes: {
    openGame: {
      roulette: opened(openedTable('roulette')),
      'roulette with a pending bet': opened(openedTable('roulette'), chipOnRed),
      dice: opened(openedTable('dice')),
      'dice with a pending bet': opened(openedTable('dice'), evenRoll),
      'a board with pegs': opened(openedTable('plinko')),
      'session ended': { done: { ok: false, refusal: { code: 'play.ended', value: {} } } },
      'no answer': { error: new Error('offline') },
    },
    placeBet: answers,
    watchGame: {
      'bet placed elsewhere': {
        send: {
          type: 'game.polled',
          polled: { game: { ...openedTable('roulette'), balance: 20 }, round: null },
        },
      },
    },
  },
  // Omits the random keys and seeds, and the number of failures, which only makes the wait longer.
  view: ({ game, balance, stake, chips, dice, plinko, isStill, round, refusal }) => ({
    variant: game?.rules.engine === 'table' ? game.rules.variant : null,
    isAffordable: balance >= stake,
    stake,
    laid: chips[0]?.amount ?? 0,
    chance: dice.chance,
    rows: plinko.rows,
    isStill,
    landed: round?.landed.variant ?? null,
    refusal: refusal?.code ?? null,
  }),
})
