import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate'
import { FIELD_CELLS } from '#contract/mines-odds.ts'
import type { Played } from '#contract/play.ts'
import type { Intent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, Vendor } from '../play/vendor.ts'
import { waitAfter } from '../play/wait-after.ts'
import {
  afterOpened,
  afterPlayed,
  afterRefused,
  type MinesContext,
  playedOf,
  type Step,
  startContext,
  withBet,
} from './mines-context.ts'

type OpenedEvent = { event: DoneActorEvent<Answer<Opening>> }
type PlayedEvent = { event: DoneActorEvent<Answer<Played>> }
const opening = ({ event }: OpenedEvent) => event.output
const answer = ({ event }: PlayedEvent) => event.output
const keepPlayed = { type: 'keepPlayed', params: answer } as const
const keepRefusal = { type: 'keepRefusal', params: answer } as const
const keepOpening = { type: 'keepOpening', params: opening } as const
const is = <Name extends string>(type: Name) => ({ type, params: answer }) as const

const afterOpening = [
  {
    guard: { type: 'isRefusedOpening', params: opening },
    target: 'closed',
    actions: { type: 'keepRefusedOpening', params: opening },
  },
  { guard: { type: 'hasPendingBet', params: opening }, target: 'asking.bet', actions: keepOpening },
  { guard: { type: 'hasUnfinished', params: opening }, target: 'playing', actions: keepOpening },
  { target: 'choosing', actions: keepOpening },
] as const

const afterPlay = [
  { guard: is('isOpen'), target: '#minesRound.playing', actions: keepPlayed },
  { guard: is('isLost'), target: '#minesRound.over.lost', actions: keepPlayed },
  { guard: is('isWon'), target: '#minesRound.over.won', actions: keepPlayed },
  { guard: is('isClosed'), target: '#minesRound.closed', actions: keepRefusal },
  { target: '#minesRound.choosing', actions: keepRefusal },
] as const

const vendorAndBet = ({ context }: { context: MinesContext }) => ({
  vendor: context.vendor,
  intent: context.intent,
})
const vendorAndStep = ({ context }: { context: MinesContext }) => ({
  vendor: context.vendor,
  roundId: context.round?.id ?? '',
  step: context.step,
})

/**
 * One player at a field of mines. Bets have keys of their own and steps change nothing the second time, so whatever
 * got no answer is asked once more, until it is known.
 */
export const minesRoundMachine = setup({
  types: {
    input: {} as { vendor: Vendor },
    context: {} as MinesContext,
    events: {} as
      | { type: 'round.start' }
      | { type: 'cell.open'; cell: number }
      | { type: 'round.cashOut' }
      | { type: 'stake.change'; by: -1 | 1 }
      | { type: 'mines.change'; mines: number }
      | { type: 'game.retry' },
  },
  actors: {
    openGame: fromPromise<Answer<Opening>, { vendor: Vendor }>(({ input, signal }) =>
      input.vendor.open(signal),
    ),
    placeBet: fromPromise<Answer<Played>, { vendor: Vendor; intent: Intent | null }>(({ input, signal }) => {
      if (!input.intent) throw new Error('There is no bet to place')
      return input.vendor.bet(input.intent, signal)
    }),
    takeStep: fromPromise<Answer<Played>, { vendor: Vendor; roundId: string; step: Step | null }>(
      ({ input, signal }) => {
        if (!input.step) throw new Error('There is no step to take')
        return input.vendor.step({ roundId: input.roundId, step: input.step }, signal)
      },
    ),
  },
  guards: {
    isRefusedOpening: (_, opened: Answer<Opening>) => !opened.ok,
    hasPendingBet: (_, opened: Answer<Opening>) => opened.ok && opened.value.pending !== null,
    hasUnfinished: (_, opened: Answer<Opening>) => opened.ok && opened.value.game.unfinished !== null,
    isOpen: (_, played: Answer<Played>) => playedOf(played)?.round.payout === null,
    isLost: (_, played: Answer<Played>) => playedOf(played)?.round.payout === 0,
    isWon: (_, played: Answer<Played>) => (playedOf(played)?.round.payout ?? 0) > 0,
    isClosed: (_, played: Answer<Played>) =>
      !played.ok && ['play.ended', 'play.siteClosed', 'play.vendorClosed'].includes(played.refusal.code),
    isAffordable: ({ context }) => context.balance >= context.stake,
    isCovered: ({ context }, cell: number) =>
      Number.isInteger(cell) && cell >= 0 && cell < FIELD_CELLS && !context.round?.opened.includes(cell),
    hasOpened: ({ context }) => (context.round?.opened.length ?? 0) > 0,
  },
  actions: {
    keepOpening: assign(({ context }, opened: Answer<Opening>) => afterOpened(context, opened)),
    keepRefusedOpening: assign({
      refusal: (_, opened: Answer<Opening>) => (opened.ok ? null : opened.refusal),
    }),
    prepareBet: assign(({ context }) => withBet(context)),
    keepPlayed: assign(({ context }, played: Answer<Played>) => afterPlayed(context, played)),
    keepRefusal: assign(({ context }, played: Answer<Played>) => afterRefused(context, played)),
    chooseCell: assign({ step: (_, cell: number): Step => ({ kind: 'reveal', cell }), failures: 0 }),
    chooseCashOut: assign({ step: (): Step => ({ kind: 'cashOut' }), failures: 0 }),
    changeStake: assign({
      stake: ({ context }, by: number) => nextStake(context.game?.stakes ?? [], context.stake, by),
      refusal: null,
    }),
    changeMines: assign({ mines: (_, mines: number) => Math.max(1, Math.min(FIELD_CELLS - 1, mines)) }),
    clearTable: assign({ round: null }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
  },
  delays: { untilRetry: ({ context }) => waitAfter(context.failures) },
}).createMachine({
  id: 'minesRound',
  context: ({ input }) => startContext(input.vendor),
  initial: 'opening',
  states: {
    opening: {
      description: 'The vendor is asked for the game, the balance and a round that was left open.',
      invoke: {
        id: 'openGame',
        src: 'openGame',
        input: ({ context }) => ({ vendor: context.vendor }),
        onDone: afterOpening,
        onError: { target: 'unreachable', actions: 'countFailure' },
      },
    },
    unreachable: {
      description: 'The vendor did not answer; it is asked again by itself, later each time.',
      on: { 'game.retry': 'opening' },
      after: { untilRetry: 'opening' },
    },
    closed: {
      description: 'Nothing more can be played from here, and the page says why.',
      on: { 'game.retry': 'opening' },
    },
    choosing: {
      description: 'The field is covered; the player chooses a stake and how many mines.',
      on: {
        'round.start': { guard: 'isAffordable', target: 'betting' },
        'stake.change': { actions: { type: 'changeStake', params: ({ event }) => event.by } },
        'mines.change': { actions: { type: 'changeMines', params: ({ event }) => event.mines } },
      },
    },
    betting: {
      description: 'The bet is on its way.',
      tags: 'pending',
      entry: 'prepareBet',
      invoke: {
        id: 'placeBet',
        src: 'placeBet',
        input: vendorAndBet,
        onDone: afterPlay,
        onError: { target: 'asking.betSoon', actions: 'countFailure' },
      },
    },
    playing: {
      description: 'The round is open: the player opens a cell or takes what it is worth.',
      on: {
        'cell.open': {
          guard: { type: 'isCovered', params: ({ event }) => event.cell },
          target: 'stepping',
          actions: { type: 'chooseCell', params: ({ event }) => event.cell },
        },
        'round.cashOut': { guard: 'hasOpened', target: 'stepping', actions: 'chooseCashOut' },
      },
    },
    stepping: {
      description: 'The step is on its way.',
      tags: 'pending',
      invoke: {
        id: 'takeStep',
        src: 'takeStep',
        input: vendorAndStep,
        onDone: afterPlay,
        onError: { target: 'asking.stepSoon', actions: 'countFailure' },
      },
    },
    asking: {
      description: 'No answer came: the vendor is asked the same once more until it is known what happened.',
      tags: 'unsure',
      initial: 'bet',
      states: {
        bet: {
          description: 'The bet is named again by its key; it is never made twice.',
          invoke: {
            id: 'askBet',
            src: 'placeBet',
            input: vendorAndBet,
            onDone: afterPlay,
            onError: { target: 'betSoon', actions: 'countFailure' },
          },
        },
        betSoon: {
          description: 'The line is given a moment before the bet is asked after.',
          on: { 'game.retry': 'bet' },
          after: { untilRetry: 'bet' },
        },
        step: {
          description: 'The step is named again; a step that was taken changes nothing.',
          invoke: {
            id: 'askStep',
            src: 'takeStep',
            input: vendorAndStep,
            onDone: afterPlay,
            onError: { target: 'stepSoon', actions: 'countFailure' },
          },
        },
        stepSoon: {
          description: 'The line is given a moment before the step is asked after.',
          on: { 'game.retry': 'step' },
          after: { untilRetry: 'step' },
        },
      },
    },
    over: {
      description: 'The round is settled and the whole field is shown.',
      initial: 'won',
      on: {
        'round.start': { guard: 'isAffordable', target: 'betting' },
        'stake.change': {
          target: 'choosing',
          actions: ['clearTable', { type: 'changeStake', params: ({ event }) => event.by }],
        },
        'mines.change': {
          target: 'choosing',
          actions: ['clearTable', { type: 'changeMines', params: ({ event }) => event.mines }],
        },
      },
      states: {
        won: { description: 'The player took what the round was worth.' },
        lost: { description: 'A mine was hit.' },
      },
    },
  },
})
