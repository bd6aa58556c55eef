import { defineModel } from '@palpite/paths/model.ts'
import { minesRoundMachine } from '#games/mines/mines-round.machine.ts'
import type { OpenedGame, Played } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import { openMines as open, openedMines, silentVendor } from '#tests/support/play/games.ts'

const played = (round: Partial<MinesRound>, balance = 1_000): Played => ({
  round: { ...open, ...round },
  balance,
  currency: 'BRL',
  nextSeedHash: '2'.repeat(64),
})

const told = (value: Played) => ({ done: { ok: true as const, value } })
const ended = { done: { ok: false as const, refusal: { code: 'play.ended' as const, value: {} } } }
const noAnswer = { error: new Error('offline') }
const won = told(played({ payout: 130, opened: [0], field: [1, 2, 3] }))
const lost = told(played({ payout: 0, opened: [0], hit: 1, field: [1, 2, 3] }, 0))

const bets = {
  'round started': told(played({})),
  'another round is open': {
    done: {
      ok: false as const,
      refusal: { code: 'play.unfinished' as const, value: played({ opened: [5] }) },
    },
  },
  'not enough balance': {
    done: {
      ok: false as const,
      refusal: { code: 'play.short' as const, value: { balance: 20, currency: 'BRL' } },
    },
  },
  'session ended': ended,
  'no answer': noAnswer,
}

const steps = {
  'safe cell': told(played({ opened: [0] })),
  won,
  lost,
  'round not found': { done: { ok: false as const, refusal: { code: 'play.missing' as const, value: {} } } },
  'session ended': ended,
  'no answer': noAnswer,
}

const polled = (round: Partial<MinesRound> | null, balance = 1_000) => ({
  send: {
    type: 'game.polled' as const,
    polled: { game: { ...openedMines, balance }, round: round && { ...open, ...round } },
  },
})

const opened = (game: Partial<OpenedGame>, pending = false) => ({
  done: {
    ok: true as const,
    value: {
      game: { ...openedMines, ...game },
      pending: pending ? { key: open.key, stake: 100, clientSeed: 'client-seed', mines: 3 } : null,
    },
  },
})

export const minesRoundModel = defineModel(minesRoundMachine, {
  input: { vendor: silentVendor },
  events: {
    'round.start': {},
    'cell.open': { 'the first cell': { cell: 0 }, 'a cell outside the field': { cell: 25 } },
    'round.cashOut': {},
    'stake.change': { up: { by: 1 }, down: { by: -1 } },
    'mines.change': { 'few mines': { mines: 1 }, 'the usual number of mines': { mines: 3 } },
    'game.retry': {},
  },
  outcomes: {
    openGame: {
      'the game': opened({}),
      'an unfinished round': opened({ unfinished: { ...open, opened: [5] } }),
      'a pending bet': opened({}, true),
      'session ended': ended,
      'no answer': noAnswer,
    },
    // Another tab may finish the round before the response arrives.
    placeBet: { ...bets, 'round already won': won, 'round already lost': lost },
    takeStep: steps,
    watchGame: {
      'nothing new': polled(null),
      'balance changed elsewhere': polled(null, 20),
      'round played elsewhere': polled({ opened: [0, 5] }),
      'round lost elsewhere': polled({ payout: 0, opened: [0], hit: 1, field: [1, 2, 3] }, 0),
      'round won elsewhere': polled({ payout: 130, opened: [0], field: [1, 2, 3] }),
    },
  },
  // Omits the random keys and seeds, and the number of failures, which only makes the wait longer.
  view: ({ balance, stake, mines, step, round, refusal }) => ({
    isAffordable: balance >= stake,
    stake,
    mines,
    step,
    opened: round?.opened ?? null,
    refusal: refusal?.code ?? null,
  }),
})
