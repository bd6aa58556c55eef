import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { DrawAnswer, DrawRequest } from '#api/rewards/raffles.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { RaffleDraw } from '#protocol/rewards/raffles.ts'

type DrawOutcome = RequestOutcome<DrawAnswer>
type DrawRefusal = Extract<DrawAnswer, { ok: false }>['refusal']

type RaffleInput = {
  viewer: Viewer
  /** Empty for visitors. */
  memberId: string
  promotionId: string
  chances: number
  /** A draw requested from this tab whose outcome is unknown; null if there is none. */
  pending: Intent<DrawRequest> | null
}

type RaffleContext = RaffleInput & {
  drawn: RaffleDraw | null
  /** All of the member's draws since the page opened, oldest first. */
  results: readonly RaffleDraw[]
  refusal: DrawRefusal['code'] | null
  failure: CallFailure | null
}

type RaffleEvent = { type: 'raffle.draw' } | { type: 'chances.loaded'; left: number }

type RaffleEmitted =
  | { type: 'loginWanted' }
  | { type: 'registrationWanted' }
  /** The outcome is known, so the page reloads the raffle. */
  | { type: 'drawSettled' }

const drawnIn = (outcome: DrawOutcome) =>
  'answer' in outcome && outcome.answer.ok ? outcome.answer.value : null

/** How long a result is shown before the next draw is possible, in ms. */
const READ = 2_000

type Settled = { event: DoneActorEvent<DrawOutcome> }

const outcome = ({ event }: Settled) => event.output
const left = ({ event }: { event: { left: number } }) => event.left
const refusedAs = (code: DrawRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ outcome: event.output, code }) }) as const

/** Actions to run once the outcome is known, so that the next draw is a new request. */
const settle = [
  { type: 'setOutcome', params: outcome },
  'clearSavedRequest',
  'clearRequest',
  'notifySettled',
] as const

const setChances = { type: 'setChances', params: left } as const
/** Takes part in a raffle (PROMO-03). One chance yields only one draw, even after a lost response. */
export const raffleClaimMachine = setup({
  types: {
    input: {} as RaffleInput,
    context: {} as RaffleContext,
    events: {} as RaffleEvent,
    emitted: {} as RaffleEmitted,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendDraw: 'sendDraw' },
  },
  actors: { sendDraw: idempotentRequestMachine<DrawRequest, DrawAnswer>() },
  guards: {
    isViewer: ({ context }, viewer: Viewer) => context.viewer === viewer,
    isPending: ({ context }) => context.pending !== null,
    hasChances: ({ context }) => context.chances > 0,
    hasFailed: (_, outcome: DrawOutcome) => 'failure' in outcome,
    isDrawn: (_, outcome: DrawOutcome) => drawnIn(outcome) !== null,
    isRefusedAs: (_, { outcome, code }: { outcome: DrawOutcome; code: DrawRefusal['code'] }) =>
      refusalIn(outcome)?.code === code,
  },
  actions: {
    setChances: assign({ chances: (_, left: number) => left }),
    createRequest: assign({
      drawn: null,
      refusal: null,
      failure: null,
      pending: ({ context: { pending, promotionId } }) => pending ?? newIntent({ promotionId }),
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    setOutcome: assign(({ context }, outcome: DrawOutcome) => {
      if ('failure' in outcome) return { failure: outcome.failure }
      const drawn = drawnIn(outcome)
      if (!drawn) return { drawn, refusal: refusalIn(outcome)?.code ?? null }
      return { drawn, chances: drawn.chances, results: [...context.results, drawn] }
    }),
    requestLogin: emit({ type: 'loginWanted' }),
    requestRegistration: emit({ type: 'registrationWanted' }),
    notifySettled: emit({ type: 'drawSettled' }),
  },
  delays: { untilRead: READ },
}).createMachine({
  id: 'raffleClaim',
  description: 'Lets players use their chances in a raffle one at a time, and shows each result.',
  context: ({ input }) => ({ ...input, drawn: null, results: [], refusal: null, failure: null }),
  initial: 'routing',
  states: {
    routing: {
      description: 'The page checks whether this is a player who has chances left.',
      always: [
        { guard: { type: 'isViewer', params: 'visitor' }, target: 'visitor' },
        { guard: { type: 'isViewer', params: 'trial' }, target: 'trial' },
        { guard: 'isPending', target: 'drawing' },
        { target: 'checkingChances' },
      ],
    },
    visitor: {
      description:
        'The visitor is not logged in. Taking part opens the login, then the visitor returns to the raffle.',
      on: { 'raffle.draw': { actions: 'requestLogin' } },
    },
    trial: {
      description: 'Raffles are only for real-money accounts, so the demo player is asked to sign up.',
      on: { 'raffle.draw': { actions: 'requestRegistration' } },
    },
    checkingChances: {
      description: 'The page checks whether a chance is left.',
      always: [{ guard: 'hasChances', target: 'ready' }, { target: 'noChances' }],
    },
    ready: {
      description: 'The player has a chance and can draw.',
      on: { 'raffle.draw': 'drawing', 'chances.loaded': { target: 'checkingChances', actions: setChances } },
    },
    noChances: {
      description: 'No chance is left. The page shows how to get another one.',
      on: { 'chances.loaded': { target: 'checkingChances', actions: setChances } },
    },
    drawing: {
      description: 'The server is drawing. Repeated requests use only one chance.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'sendDraw',
        src: 'sendDraw',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is no ticket to draw.')
          return pending
        },
        onDone: [
          { guard: { type: 'hasFailed', params: outcome }, target: 'failed', actions: settle },
          { guard: { type: 'isDrawn', params: outcome }, target: 'drawn', actions: settle },
          {
            guard: refusedAs('raffle.noChances'),
            target: 'noChances',
            actions: [...settle, { type: 'setChances', params: 0 }],
          },
          { target: 'closed', actions: settle },
        ],
      },
    },
    drawn: {
      description:
        'The result is shown, with the wagering requirement of a prize. The next draw is possible after a moment.',
      on: { 'chances.loaded': { actions: setChances } },
      // Ignore presses for a moment, because they may still be meant for the draw that has just ended.
      after: { untilRead: 'checkingChances' },
    },
    failed: {
      description: 'The request failed and no chance was used. The player can try again.',
      tags: 'failed',
      on: { 'raffle.draw': 'drawing', 'chances.loaded': { target: 'checkingChances', actions: setChances } },
    },
    closed: { type: 'final', description: 'The raffle is not open, or all prizes have been drawn.' },
  },
})
