import { defineModel } from '@palpite/paths/model.ts'
import { liveRoundMachine } from '#games/live/live-round.machine.ts'
import type { PlayRefusal } from '#protocol/play/play.ts'
import type { LiveRound, LiveTable } from '#protocol/play/play-live.ts'
import { silentVendor } from '#tests/support/play/games.ts'
import { liveBet, liveTable, openedLive } from '#tests/support/site/live.ts'

const ended = { done: { ok: false as const, refusal: { code: 'play.ended' as const, value: {} } } }
const noAnswer = { error: new Error('offline') }
const table = (told: Partial<LiveTable>) => ({
  done: { ok: true as const, value: { ...liveTable, ...told } },
})
const opened = (pending: boolean) => ({
  done: {
    ok: true as const,
    value: {
      game: openedLive,
      pending: pending
        ? {
            key: liveBet.key,
            stake: 100,
            clientSeed: 'client-seed',
            live: { number: 7, spot: 'disc' as const },
          }
        : null,
    },
  },
})
const refused = (refusal: PlayRefusal) => ({ done: { ok: false as const, refusal } })
const placed = (round: Partial<LiveRound> = {}) => ({
  done: {
    ok: true as const,
    value: { round: { ...liveBet, ...round }, balance: 900, currency: 'BRL', nextSeedHash: '2'.repeat(64) },
  },
})

export const liveRoundModel = defineModel(liveRoundMachine, {
  inputs: {
    'with animation': { vendor: silentVendor, isCalm: false },
    'with reduced motion': { vendor: silentVendor, isCalm: true },
  },
  events: {
    'bet.place': { 'on the disc': { spot: 'disc' } },
    'stake.change': { up: { by: 1 }, down: { by: -1 } },
    'motion.toggle': {},
    'game.retry': {},
  },
  outcomes: {
    openGame: {
      'the game': opened(false),
      'a pending bet': opened(true),
      'session ended': ended,
      'no answer': noAnswer,
    },
    lookAtTable: {
      'betting is open': table({}),
      'no more bets': table({ phase: 'locked' }),
      drawing: table({ phase: 'drawing', drawn: { table: 'wheel', stop: 0 } }),
      'result shown': table({ phase: 'shown', drawn: { table: 'wheel', stop: 0 } }),
      'balance changed elsewhere': table({ balance: 20 }),
      'session ended': ended,
      'no answer': noAnswer,
    },
    placeBet: {
      'bet placed': placed(),
      'round already over': placed({ number: 6, payout: 0, drawn: { table: 'wheel', stop: 1 } }),
      'too late': refused({ code: 'play.locked', value: {} }),
      'not enough balance': refused({ code: 'play.short', value: { balance: 20, currency: 'BRL' } }),
      'session ended': ended,
      'no answer': noAnswer,
    },
  },
  // Omits the random keys, and the number of failures, which only makes the wait longer.
  view: ({ balance, stake, table, intent, refusal, isCalm }) => ({
    isAffordable: balance >= stake,
    stake,
    phase: table?.phase ?? null,
    isBetOut: intent !== null,
    refusal: refusal?.code ?? null,
    isCalm,
  }),
})
