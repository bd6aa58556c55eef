import { assign, emit, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { giftIntents } from '#api/rewards/gift-intent.ts'
import { sendClaim } from '#api/rewards/gifts.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { hasPrice } from '#protocol/rewards/gifts.ts'
import type { ChosenGift, ClaimContext, ClaimEmitted, ClaimEnd, ClaimEvent, ClaimInput } from './types.ts'

/** What claiming is made of; `reward-claim.machine.ts` puts it together. */
export const claimSetup = setup({
  types: {
    input: {} as ClaimInput,
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    emitted: {} as ClaimEmitted,
    /** `moneyUnderWay`: nothing should come between until it is known what became of the claim. */
    tags: {} as 'busy' | 'failed' | 'moneyUnderWay',
    children: {} as { sendClaim: 'sendClaim' },
  },
  actors: { sendClaim: idempotentRequestMachine(sendClaim) },
  guards: {
    isPending: ({ context }) => context.pending !== null,
    asksForTurnover: ({ context }) => hasPrice(context.chosen),
    isPaid: (_, end: ClaimEnd) => 'answer' in end && end.answer.ok,
    isRefused: (_, end: ClaimEnd) => 'answer' in end,
  },
  actions: {
    choose: assign((_, chosen: ChosenGift) => ({ chosen, receipt: null, refusal: null, failure: null })),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      pending: ({ context: { pending, chosen } }) => pending ?? (chosen ? newIntent(chosen.wish) : null),
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) giftIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => giftIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    forgetChosen: assign({ chosen: null, receipt: null, refusal: null, failure: null }),
    keepReceipt: assign({
      receipt: (_, end: ClaimEnd) => ('answer' in end && end.answer.ok ? end.answer.value.claim : null),
    }),
    keepRefusal: assign({
      refusal: (_, end: ClaimEnd) => refusalIn(end),
    }),
    keepFailure: assign({ failure: (_, end: ClaimEnd) => ('failure' in end ? end.failure : null) }),
    tellSettled: emit({ type: 'claimSettled' }),
  },
})
