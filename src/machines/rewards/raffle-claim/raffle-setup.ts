import { assign, emit, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { drawIntents } from '#api/rewards/promotion-intents.ts'
import { sendDraw } from '#api/rewards/promotions.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { DrawEnd, DrawRefusal, RaffleContext, RaffleEmitted, RaffleEvent, RaffleInput } from './types.ts'

const drawnIn = (end: DrawEnd) => ('answer' in end && end.answer.ok ? end.answer.value : null)

/** Milliseconds for which what was drawn stands before another slip can be. */
const READ = 2_000

/** What a draw is made of; `raffle-claim.machine.ts` puts it together. */
export const raffleSetup = setup({
  types: {
    input: {} as RaffleInput,
    context: {} as RaffleContext,
    events: {} as RaffleEvent,
    emitted: {} as RaffleEmitted,
    /** `moneyUnderWay`: nothing should come between until it is known what was drawn. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendDraw: 'sendDraw' },
  },
  actors: { sendDraw: idempotentRequestMachine(sendDraw) },
  guards: {
    isLooker: ({ context }, looker: Viewer) => context.looker === looker,
    isPending: ({ context }) => context.pending !== null,
    hasChances: ({ context }) => context.chances > 0,
    isUndone: (_, end: DrawEnd) => 'failure' in end,
    isWon: (_, end: DrawEnd) => (drawnIn(end)?.prize.amount ?? 0) > 0,
    isBlank: (_, end: DrawEnd) => drawnIn(end) !== null,
    isRefusedAs: (_, { end, code }: { end: DrawEnd; code: DrawRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    keepChances: assign({ chances: (_, left: number) => left }),
    /** A new key for a new draw; one that is pending keeps its own. */
    makeIntent: assign({
      drawn: null,
      failure: null,
      pending: ({ context: { pending, promotionId } }) => pending ?? newIntent({ promotionId }),
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) drawIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => drawIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepEnd: assign(({ context }, end: DrawEnd) => {
      if ('failure' in end) return { failure: end.failure }
      const drawn = drawnIn(end)
      if (!drawn) return { drawn }
      return { drawn, chances: drawn.chances, results: [...context.results, drawn] }
    }),
    wantLogin: emit({ type: 'loginWanted' }),
    wantRegistration: emit({ type: 'registrationWanted' }),
    tellSettled: emit({ type: 'drawSettled' }),
  },
  delays: { untilRead: READ },
})
