import { assign, emit, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { conversionIntents } from '#api/rewards/point-intents.ts'
import { sendConversion } from '#api/rewards/point-mall.ts'
import type { OwnPoints } from '#api/rewards/points.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { givenFor, mostNow, problemIn, type TypedPoints } from '#protocol/rewards/point-conversion.ts'
import type {
  ConversionContext,
  ConversionEmitted,
  ConversionEvent,
  ConversionInput,
  ConversionOutcome,
  ConversionRefusal,
} from './types.ts'

/** What converting is made of; `point-conversion.machine.ts` puts it together. */
export const conversionSetup = setup({
  types: {
    input: {} as ConversionInput,
    context: {} as ConversionContext,
    events: {} as ConversionEvent,
    emitted: {} as ConversionEmitted,
    /** `moneyUnderWay`: nothing should come between until it is known what became of it. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendConversion: 'sendConversion' },
  },
  actors: { sendConversion: idempotentRequestMachine(sendConversion) },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    isOff: ({ context }) => !context.config.conversionOn,
    isOffNow: (_, { config }: OwnPoints) => !config.conversionOn,
    hasProblem: ({ context }) => context.problem !== null,
    isUndone: (_, end: ConversionOutcome) => 'failure' in end,
    isDone: (_, end: ConversionOutcome) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: ConversionOutcome; code: ConversionRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    keepSeen: assign((_, { balance, config }: OwnPoints) => ({ balance, config })),
    keepPoints: assign({ points: (_, points: TypedPoints) => points, problem: null, receipt: null }),
    chooseAll: assign({ points: ({ context }) => mostNow(context), problem: null, receipt: null }),
    check: assign({ problem: ({ context }) => problemIn(context), failure: null }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      pending: ({ context }) => {
        const { pending, points } = context
        const wished = typeof points === 'number' ? points : 0
        return pending ?? newIntent({ points: wished, amount: givenFor(context) })
      },
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) conversionIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => conversionIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    /** What was asked for stays in the field, also where it was asked before a reload. */
    showAsked: assign({ points: ({ context: { pending, points } }) => pending?.request.points ?? points }),
    keepReceipt: assign(({ context }, end: ConversionOutcome) => {
      if (!('answer' in end && end.answer.ok)) return {}
      const { points, amount } = end.answer.value
      const asked = context.pending?.request.points ?? 0
      return { receipt: { points: asked, amount }, balance: points, points: null }
    }),
    keepRefusal: assign(({ context: { config } }, end: ConversionOutcome) => {
      const refusal = refusalIn(end)
      return refusal ? afterRefusal(config, refusal) : {}
    }),
    keepFailure: assign({ failure: (_, end: ConversionOutcome) => ('failure' in end ? end.failure : null) }),
    forgetReceipt: assign({ receipt: null, problem: null, failure: null }),
    tellSettled: emit({ type: 'settled' }),
  },
})

/** What a refusal changes of what is known. */
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
    // What they are worth now is read anew.
    case 'points.ratioChanged':
      return {}
  }
}
