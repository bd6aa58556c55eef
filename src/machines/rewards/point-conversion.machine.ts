import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { ConversionAnswer } from '#api/rewards/point-shop.ts'
import type { OwnPoints } from '#api/rewards/points.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import { providedEffect } from '#machines/kit/provided.ts'
import {
  type ConversionProblem,
  givenFor,
  mostNow,
  problemIn,
  type TypedPoints,
} from '#protocol/rewards/point-conversion.ts'
import type { ConversionRequest } from '#protocol/rewards/point-shop.ts'

type ConversionOutcome = RequestOutcome<ConversionAnswer>
type ConversionRefusal = Extract<ConversionAnswer, { ok: false }>['refusal']

type ConversionInput = OwnPoints & {
  memberId: string
  /** A conversion sent from this tab whose outcome is unknown; null if there is none. */
  pending: Intent<ConversionRequest> | null
}

export type ConversionContext = ConversionInput & {
  points: TypedPoints
  problem: ConversionProblem | 'ratioChanged' | null
  /** `amount` is in minor units. */
  receipt: { points: number; amount: number } | null
  failure: CallFailure | null
}

type ConversionEvent =
  | { type: 'points.change'; points: TypedPoints }
  /** Fills in the highest number of points that can be converted. */
  | { type: 'points.all' }
  | { type: 'conversion.submit' }
  | { type: 'conversion.another' }
  | ({ type: 'points.loaded' } & OwnPoints)

/** Asks the page to reload the points once the outcome is known. */
type ConversionEmitted = { type: 'settled' }

function afterRefusal(
  config: ConversionContext['config'],
  refusal: ConversionRefusal,
): Partial<ConversionContext> {
  switch (refusal.code) {
    case 'points.tooFew':
      return { balance: refusal.value.points, problem: 'tooFew' }
    case 'points.conversionOffLimits': {
      const { min, max, multipleOf } = refusal.value
      const ratio = { ...config.ratio, points: Math.max(1, multipleOf) }
      return {
        config: { ...config, ratio, minConversion: min, maxConversion: max },
        problem: 'offLimits',
      }
    }
    case 'points.off':
      return { config: { ...config, conversionOn: false } }
    // The refusal does not contain the new rate, so the page loads it.
    case 'points.ratioChanged':
      return { problem: 'ratioChanged' }
  }
}

type Settled = { event: DoneActorEvent<ConversionOutcome> }

const points = <Points>({ event }: { event: { points: Points } }) => event.points
const outcome = ({ event }: Settled) => event.output
const refusedAs = (code: ConversionRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ outcome: event.output, code }) }) as const

/** Actions to run once the outcome is known, so that the next attempt is a new request. */
const settle = ['showRequested', 'clearSavedRequest', 'clearRequest', 'notifySettled'] as const
const settleRefused = [{ type: 'applyRefusal', params: outcome }, ...settle] as const

const updatePoints = { type: 'updatePoints', params: eventParams } as const
const turnedOff = {
  guard: { type: 'isOffNow', params: eventParams },
  target: 'off',
  actions: updatePoints,
} as const

/**
 * Converts points to money (PTS-01). The request includes the displayed amount, and the platform refuses the
 * request if the rate has changed. The tab stores the idempotency key, so that the points are converted only
 * once despite double taps, reloads and lost responses.
 */
export const pointConversionMachine = setup({
  types: {
    input: {} as ConversionInput,
    context: {} as ConversionContext,
    events: {} as ConversionEvent,
    emitted: {} as ConversionEmitted,
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendConversion: 'sendConversion' },
  },
  actors: { sendConversion: idempotentRequestMachine<ConversionRequest, ConversionAnswer>() },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isOff: ({ context }) => !context.config.conversionOn,
    isOffNow: (_, { config }: OwnPoints) => !config.conversionOn,
    hasProblem: ({ context }) => context.problem !== null,
    hasFailed: (_, outcome: ConversionOutcome) => 'failure' in outcome,
    isDone: (_, outcome: ConversionOutcome) => 'answer' in outcome && outcome.answer.ok,
    isRefusedAs: (_, { outcome, code }: { outcome: ConversionOutcome; code: ConversionRefusal['code'] }) =>
      refusalIn(outcome)?.code === code,
  },
  actions: {
    updatePoints: assign((_, { balance, config }: OwnPoints) => ({ balance, config })),
    setPoints: assign({ points: (_, points: TypedPoints) => points, problem: null, receipt: null }),
    chooseAll: assign({ points: ({ context }) => mostNow(context), problem: null, receipt: null }),
    checkPoints: assign({ problem: ({ context }) => problemIn(context), failure: null }),
    createRequest: assign({
      pending: ({ context }) => {
        const { pending, points } = context
        const requested = typeof points === 'number' ? points : 0
        return pending ?? newIntent({ points: requested, amount: givenFor(context) })
      },
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    /** Puts the requested number back into the field, because the field is empty after a reload. */
    showRequested: assign({
      points: ({ context: { pending, points } }) => pending?.request.points ?? points,
    }),
    setReceipt: assign(({ context }, outcome: ConversionOutcome) => {
      if (!('answer' in outcome && outcome.answer.ok)) return {}
      const { points, amount } = outcome.answer.value
      const requested = context.pending?.request.points ?? 0
      return { receipt: { points: requested, amount }, balance: points, points: null }
    }),
    applyRefusal: assign(({ context: { config } }, outcome: ConversionOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal ? afterRefusal(config, refusal) : {}
    }),
    setFailure: assign({
      failure: (_, outcome: ConversionOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    clearReceipt: assign({ receipt: null, problem: null, failure: null }),
    notifySettled: emit({ type: 'settled' }),
  },
}).createMachine({
  id: 'pointConversion',
  description: 'Lets players convert points to money for the amount shown. No points are converted twice.',
  context: ({ input }) => ({ ...input, points: null, problem: null, receipt: null, failure: null }),
  initial: 'resuming',
  on: { 'points.loaded': { actions: updatePoints } },
  states: {
    resuming: {
      description: 'An unfinished conversion comes first.',
      always: [{ guard: 'isPending', target: 'converting' }, { target: 'routing' }],
    },
    routing: {
      description: 'The page checks whether points can be converted now.',
      always: [{ guard: 'isOff', target: 'off' }, { target: 'editing' }],
    },
    off: {
      description: 'Conversion is unavailable. The points stay as they are.',
      on: { 'points.loaded': { target: 'routing', actions: updatePoints } },
    },
    editing: {
      description: 'The player enters the number of points. Their value and the limits are shown.',
      initial: 'idle',
      on: {
        'points.change': { target: '.idle', actions: { type: 'setPoints', params: points } },
        'points.all': { target: '.idle', actions: 'chooseAll' },
        'conversion.submit': { target: 'checking' },
        'points.loaded': [turnedOff, { actions: updatePoints }],
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: {
          description: 'The number is not valid, or the value of points has changed. Nothing was converted.',
        },
        failed: {
          tags: 'failed',
          description: 'The request failed and nothing was converted. The player can try again.',
        },
      },
    },
    checking: {
      description: 'The page checks the number before sending the request.',
      entry: 'checkPoints',
      always: [{ guard: 'hasProblem', target: 'editing.refused' }, { target: 'converting' }],
    },
    converting: {
      description: 'The server is converting the points. Repeated requests convert only once.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'sendConversion',
        src: 'sendConversion',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There are no points to convert.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'hasFailed', params: outcome },
            target: 'editing.failed',
            actions: [{ type: 'setFailure', params: outcome }, ...settle],
          },
          {
            guard: { type: 'isDone', params: outcome },
            target: 'converted',
            actions: [
              { type: 'setReceipt', params: outcome },
              'clearSavedRequest',
              'clearRequest',
              'notifySettled',
            ],
          },
          { guard: refusedAs('points.off'), target: 'off', actions: settleRefused },
          { target: 'editing.refused', actions: settleRefused },
        ],
      },
    },
    converted: {
      description: 'The money is in the balance. The amount and the points used are shown.',
      on: {
        'points.change': {
          target: 'editing.idle',
          actions: { type: 'setPoints', params: points },
        },
        'points.all': { target: 'editing.idle', actions: 'chooseAll' },
        'conversion.another': { target: 'routing', actions: 'clearReceipt' },
      },
    },
  },
})
