import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  askLimits,
  type LimitsAnswer,
  type LimitsAsked,
  type ReadRequest,
  sendTerms,
} from '#api/agents/contracts.ts'
import { clearOfferDraft, saveOfferDraft } from '#api/agents/offer-draft.ts'
import { newIntent } from '#api/browser/request-intent.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { ceilingsOf } from '#protocol/agents/tier-rules.ts'
import { afterRefusal, type NextStep, nextStep, type TermsEnd } from './answer.ts'
import { type ComposingEvent, composedAfter } from './composing.ts'
import * as draft from './draft.ts'
import type { OfferContext, OfferEvent, OfferInput } from './types.ts'

const failureOf = (end: TermsEnd): CallFailure | null => ('failure' in end ? end.failure : null)

/** What composing an offer is made of; `contract-offer.machine.ts` puts it together. */
export const offerSetup = setup({
  types: {
    input: {} as OfferInput,
    context: {} as OfferContext,
    events: {} as OfferEvent,
    tags: {} as 'busy' | 'failed' | 'composing' | 'reviewing',
    children: {} as { askLimits: 'askLimits'; sendTerms: 'sendTerms'; requestWatch: 'requestWatch' },
  },
  actors: {
    askLimits: fromPromise<LimitsAnswer, LimitsAsked>(({ input, signal }) => askLimits(input, signal)),
    sendTerms: idempotentRequestMachine(sendTerms),
    requestWatch: requestWatchMachine,
  },
  guards: {
    isClosed: ({ context }) => context.closed !== null,
    /** The end of the contract is asked for, by one or the other; terms can wait. */
    isHeldUp: ({ context }) => context.limits?.request?.type === 'termination',
    isComposed: ({ context: { draft: composed, limits } }) =>
      composed !== null && limits !== null && draft.isComposed(composed, limits),
    mayGoOnReviewing: ({ context: { wasReviewing, draft: composed, limits } }) =>
      wasReviewing && composed !== null && limits !== null && draft.isComposed(composed, limits),
    isGone: (_, failure: CallFailure) => failure.reason === 'missing',
    mayAddTier: ({ context }) => (context.draft?.tiers.length ?? 0) < draft.MOST_TIERS,
    mayRemoveTier: ({ context }) => (context.draft?.tiers.length ?? 0) > 1,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isUnchanged: ({ context: { limits, offered } }) => {
      const before = limits && draft.termsBefore(limits)
      return offered !== null && before !== null && draft.isSame(before, offered)
    },
    isSent: (_, end: TermsEnd) => 'answer' in end && end.answer.ok,
    asksFor: (_, { end, step }: { end: TermsEnd; step: NextStep }) => nextStep(end) === step,
    isThrottled: (_, end: TermsEnd) => failureOf(end)?.reason === 'throttled',
    isUnknown: (_, end: TermsEnd) => failureOf(end)?.reason === 'missing',
  },
  actions: {
    keepLimits: assign(({ context }, answer: LimitsAnswer) => {
      if (!answer.ok) return { closed: 'notAgent' as const }
      const limits = answer.value
      const composed = context.draft ? draft.inPeriod(context.draft, limits.periods) : draft.draftOf(limits)
      const known = { limits, failure: null, overtaken: null }
      if (limits.downline.closed) return { ...known, closed: 'memberClosed' as const }
      if (limits.own === null) return { ...known, closed: 'noneOwn' as const }
      // What was composed is kept for when there is a period again.
      return composed
        ? { ...known, closed: null, draft: composed }
        : { ...known, closed: 'periodChanges' as const }
    }),
    compose: assign(({ context }, event: ComposingEvent) => composedAfter(context, event)),
    noteDraft: ({ context }) => {
      if (context.draft) saveOfferDraft(context, draft.keptOf(context.draft))
    },
    forgetNote: ({ context }) => clearOfferDraft(context),
    beginAnew: assign(({ context: { limits } }) =>
      limits ? { draft: draft.draftOf(limits), errors: {} } : {},
    ),
    noteStep: assign({ wasReviewing: false }),
    checkTiers: assign(({ context }) => {
      const { draft: composed, limits } = context
      const offered = composed && draft.termsOf(composed)
      const ceilings = limits ? ceilingsOf(limits.own, limits.amendedFrom) : []
      const errors = composed ? draft.validateFields(composed, ceilings) : {}
      return { offered, errors, failure: null }
    }),
    makeIntent: assign({
      intent: ({ context: { kind, memberId, limits, offered } }) =>
        limits && offered && newIntent(draft.toSend({ kind, memberId, limits }, offered)),
    }),
    keepSent: assign({
      sent: (_, end: TermsEnd) => ('answer' in end && end.answer.ok ? end.answer.value.request : null),
    }),
    keepNews: assign({ sent: (_, { request }: ReadRequest) => request }),
    lookAgain: sendTo('requestWatch', { type: 'contracts.changed' }),
    keepRefusal: assign((_, end: TermsEnd) => afterRefusal(end)),
    keepWait: assign({ retryAt: (_, end: TermsEnd) => Date.now() + waitOfFailure(failureOf(end)) }),
    keepEndFailure: assign({ failure: (_, end: TermsEnd) => failureOf(end) }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    forgetDraft: assign({ draft: null, sent: null }),
    noteGone: assign({ closed: 'gone' }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
})
