import { assign, type DoneActorEvent, emit, setup } from 'xstate'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { ConversionAnswer } from '#api/rewards/point-mall.ts'
import type { OwnPoints } from '#api/rewards/points.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
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
import type { ConversionRequest } from '#protocol/rewards/point-mall.ts'

type ConversionOutcome = RequestOutcome<ConversionAnswer>
type ConversionRefusal = Extract<ConversionAnswer, { ok: false }>['refusal']

type ConversionInput = OwnPoints & {
  memberId: string
  /** A conversion with an unknown outcome, sent from this tab. */
  pending: Intent<ConversionRequest> | null
}

export type ConversionContext = ConversionInput & {
  points: TypedPoints
  problem: ConversionProblem | null
  /** Amount in minor units. */
  receipt: { points: number; amount: number } | null
  failure: CallFailure | null
}

type ConversionEvent =
  | { type: 'points.change'; points: TypedPoints }
  /** Fills in the largest convertible number of points. */
  | { type: 'points.all' }
  | { type: 'conversion.submit' }
  | { type: 'conversion.another' }
  | ({ type: 'points.seen' } & OwnPoints)

/** The outcome is known, so displayed points are out of date. */
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
    // The new rate is read again.
    case 'points.ratioChanged':
      return {}
  }
}

type Settled = { event: DoneActorEvent<ConversionOutcome> }

const itself = <Event>({ event }: { event: Event }) => event
const points = <Points>({ event }: { event: { points: Points } }) => event.points
const end = ({ event }: Settled) => event.output
const refusedAs = (code: ConversionRefusal['code']) =>
  ({ type: 'isRefusedAs', params: ({ event }: Settled) => ({ end: event.output, code }) }) as const

/** After any answer the outcome is known, so the next attempt is a new request. */
const settle = ['showRequested', 'clearSavedRequest', 'clearRequest', 'notifySettled'] as const
const settleRefused = [{ type: 'applyRefusal', params: end }, ...settle] as const

const updatePoints = { type: 'updatePoints', params: itself } as const
const turnedOff = {
  guard: { type: 'isOffNow', params: itself },
  target: 'off',
  actions: updatePoints,
} as const

/**
 * Converts points to money (PTS-01); the amount shown is part of the request. The idempotency key is stored
 * in the tab, so double taps, a reload and lost answers convert once.
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
    hasFailed: (_, end: ConversionOutcome) => 'failure' in end,
    isDone: (_, end: ConversionOutcome) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: ConversionOutcome; code: ConversionRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    updatePoints: assign((_, { balance, config }: OwnPoints) => ({ balance, config })),
    setPoints: assign({ points: (_, points: TypedPoints) => points, problem: null, receipt: null }),
    chooseAll: assign({ points: ({ context }) => mostNow(context), problem: null, receipt: null }),
    checkPoints: assign({ problem: ({ context }) => problemIn(context), failure: null }),
    /** Creates a new idempotency key; a pending request keeps its own. */
    createRequest: assign({
      pending: ({ context }) => {
        const { pending, points } = context
        const wished = typeof points === 'number' ? points : 0
        return pending ?? newIntent({ points: wished, amount: givenFor(context) })
      },
    }),
    saveRequest: providedEffect(),
    clearSavedRequest: providedEffect(),
    clearRequest: assign({ pending: null }),
    /** Keeps the requested number in the field, also after a reload. */
    showRequested: assign({
      points: ({ context: { pending, points } }) => pending?.request.points ?? points,
    }),
    setReceipt: assign(({ context }, end: ConversionOutcome) => {
      if (!('answer' in end && end.answer.ok)) return {}
      const { points, amount } = end.answer.value
      const asked = context.pending?.request.points ?? 0
      return { receipt: { points: asked, amount }, balance: points, points: null }
    }),
    applyRefusal: assign(({ context: { config } }, end: ConversionOutcome) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(config, refusal) : {}
    }),
    setFailure: assign({ failure: (_, end: ConversionOutcome) => ('failure' in end ? end.failure : null) }),
    clearReceipt: assign({ receipt: null, problem: null, failure: null }),
    notifySettled: emit({ type: 'settled' }),
  },
}).createMachine({
  id: 'pointConversion',
  description: 'Lets members turn points into money, exactly once, for what was shown to them.',
  context: ({ input }) => ({ ...input, points: null, problem: null, receipt: null, failure: null }),
  initial: 'resuming',
  on: { 'points.seen': { actions: updatePoints } },
  states: {
    resuming: {
      description: 'A conversion that was left without an answer comes first.',
      always: [{ guard: 'isPending', target: 'converting' }, { target: 'routing' }],
    },
    routing: {
      description: 'It is looked at whether points can be converted at the moment.',
      always: [{ guard: 'isOff', target: 'off' }, { target: 'editing' }],
    },
    off: {
      description: 'Converting is switched off, which is said; points stay as they are.',
      on: { 'points.seen': { target: 'routing', actions: updatePoints } },
    },
    editing: {
      description: 'How many points, with what they give and the limits in sight.',
      initial: 'idle',
      on: {
        'points.change': { target: '.idle', actions: { type: 'setPoints', params: points } },
        'points.all': { target: '.idle', actions: 'chooseAll' },
        'conversion.submit': { target: 'checking' },
        'points.seen': [turnedOff, { actions: updatePoints }],
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        invalid: {
          description:
            'The number is missing, off the limits, or more than there are; nothing was converted.',
        },
        ratioChanged: {
          description: 'Points are worth something else by now; nothing was converted, and it is shown anew.',
        },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was converted.' },
      },
    },
    checking: {
      description: 'The number is looked at before anything is asked.',
      entry: 'checkPoints',
      always: [{ guard: 'hasProblem', target: 'editing.invalid' }, { target: 'converting' }],
    },
    converting: {
      description: 'It is being converted, once, however often that has to be asked.',
      tags: ['busy', 'moneyUnderWay'],
      entry: ['createRequest', 'saveRequest'],
      invoke: {
        id: 'sendConversion',
        src: 'sendConversion',
        input: ({ context: { pending } }) => {
          if (!pending) throw new Error('There is nothing to convert.')
          return pending
        },
        onDone: [
          {
            guard: { type: 'hasFailed', params: end },
            target: 'editing.failed',
            actions: [{ type: 'setFailure', params: end }, ...settle],
          },
          {
            guard: { type: 'isDone', params: end },
            target: 'converted',
            actions: [
              { type: 'setReceipt', params: end },
              'clearSavedRequest',
              'clearRequest',
              'notifySettled',
            ],
          },
          { guard: refusedAs('points.off'), target: 'off', actions: settleRefused },
          {
            guard: refusedAs('points.ratioChanged'),
            target: 'editing.ratioChanged',
            actions: settleRefused,
          },
          { target: 'editing.invalid', actions: settleRefused },
        ],
      },
    },
    converted: {
      description: 'The money is in the balance; how much, for how many points, is shown.',
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
