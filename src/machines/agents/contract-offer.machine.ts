import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type {
  LimitsAnswer,
  LimitsRequest,
  ReadRequest,
  TermsAnswer,
  TermsToSend,
} from '#api/agents/contracts.ts'
import { newIntent } from '#api/browser/request-intent.ts'
import * as draft from '#machines/agents/contract-draft.ts'
import { type ComposingEvent, composedAfter, composingNoted } from '#machines/agents/contract-draft.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { waitOfFailure } from '#machines/kit/retry-wait.ts'
import { ceilingsOf } from '#protocol/agents/tier-rules.ts'
import { afterRefusal, type NextStep, nextStep, type TermsOutcome } from './contract-offer.logic.ts'
import type { OfferContext, OfferEvent, OfferInput, OfferRefusal } from './contract-offer.types.ts'
import type { RequestNews } from './request-watch.machine.ts'

const failureOf = (outcome: TermsOutcome): CallFailure | null =>
  'failure' in outcome ? outcome.failure : null

const news = ({ event }: { event: RequestNews }) => event.read
const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const outcome = ({ event }: { event: DoneActorEvent<TermsOutcome> }) => event.output
const withStep =
  <Step extends NextStep>(step: Step) =>
  ({ event }: { event: DoneActorEvent<TermsOutcome> }) => ({ outcome: event.output, step })

/**
 * Offers terms to a downline (CONTR-05): a first contract, an amendment, or a change to a pending request.
 * The tab keeps the draft until it is sent or discarded.
 */
export const contractOfferMachine = setup({
  types: {
    input: {} as OfferInput,
    context: {} as OfferContext,
    events: {} as OfferEvent,
    tags: {} as 'busy' | 'failed' | 'composing' | 'reviewing',
    children: {} as { fetchLimits: 'fetchLimits'; sendTerms: 'sendTerms'; requestWatch: 'requestWatch' },
  },
  actors: {
    fetchLimits: providedCall<LimitsAnswer, LimitsRequest>(),
    sendTerms: idempotentRequestMachine<TermsToSend, TermsAnswer>(),
    requestWatch: requestWatchMachine,
  },
  guards: {
    isClosed: ({ context }) => context.closed !== null,
    isBlockedByPending: ({ context }) => context.limits?.request?.type === 'termination',
    isComposed: ({ context: { draft: composed, limits } }) =>
      composed !== null && limits !== null && draft.isComposed(composed, limits),
    canResumeReview: ({ context: { wasReviewing, draft: composed, limits } }) =>
      wasReviewing && composed !== null && limits !== null && draft.isComposed(composed, limits),
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    canAddTier: ({ context }) => (context.draft?.tiers.length ?? 0) < draft.MOST_TIERS,
    canRemoveTier: ({ context }) => (context.draft?.tiers.length ?? 0) > 1,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isUnchanged: ({ context: { limits, offered } }) => {
      const before = limits && draft.termsBefore(limits)
      return offered !== null && before !== null && draft.isSame(before, offered)
    },
    isSent: (_, outcome: TermsOutcome) => 'answer' in outcome && outcome.answer.ok,
    needsStep: (_, { outcome, step }: { outcome: TermsOutcome; step: NextStep }) =>
      nextStep(outcome) === step,
    isThrottled: (_, outcome: TermsOutcome) => failureOf(outcome)?.reason === 'throttled',
    isUnknown: (_, outcome: TermsOutcome) => failureOf(outcome)?.reason === 'missing',
  },
  actions: {
    setLimits: assign(({ context }, answer: LimitsAnswer) => {
      if (!answer.ok) return { closed: 'notAgent' as const }
      const limits = answer.value
      const composed = context.draft ? draft.inPeriod(context.draft, limits.periods) : draft.draftOf(limits)
      const known = { limits, failure: null, outdatedBy: null }
      if (limits.downline.closed) return { ...known, closed: 'memberClosed' as const }
      if (limits.own === null) return { ...known, closed: 'noneOwn' as const }
      // Keep the draft until a period is available again.
      return composed
        ? { ...known, closed: null, draft: composed }
        : { ...known, closed: 'periodChanges' as const }
    }),
    compose: assign(({ context }, event: ComposingEvent) => composedAfter(context, event)),
    saveDraft: providedEffect(),
    clearSavedDraft: providedEffect(),
    resetDraft: assign(({ context: { limits } }) =>
      limits ? { draft: draft.draftOf(limits), errors: {} } : {},
    ),
    leaveReview: assign({ wasReviewing: false }),
    checkTiers: assign(({ context }) => {
      const { draft: composed, limits } = context
      const offered = composed && draft.termsOf(composed)
      const ceilings = limits ? ceilingsOf(limits.own, limits.amendedFrom) : []
      const errors = composed ? draft.validateFields(composed, ceilings) : {}
      return { offered, errors, failure: null }
    }),
    createRequest: assign({
      intent: ({ context: { kind, memberId, limits, offered } }) =>
        limits && offered && newIntent(draft.toSend({ kind, memberId, limits }, offered)),
    }),
    setSent: assign({
      sent: (_, outcome: TermsOutcome) =>
        'answer' in outcome && outcome.answer.ok ? outcome.answer.value.request : null,
    }),
    updateSent: assign({ sent: (_, { request }: ReadRequest) => request }),
    reload: sendTo('requestWatch', { type: 'contracts.changed' }),
    setRefusal: assign({ refusal: (_, refusal: OfferRefusal) => refusal }),
    applyRefusal: assign((_, outcome: TermsOutcome) => afterRefusal(outcome)),
    setRetryAt: assign({
      retryAt: (_, outcome: TermsOutcome) => Date.now() + waitOfFailure(failureOf(outcome)),
    }),
    setRequestFailure: assign({ failure: (_, outcome: TermsOutcome) => failureOf(outcome) }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    clearDraft: assign({ draft: null, sent: null }),
    markNotFound: assign({ closed: 'notFound' }),
  },
  delays: { untilNextAttempt: ({ context }) => context.retryAt - Date.now() },
}).createMachine({
  id: 'contractOffer',
  description: 'Lets agents write the terms of a contract and offer it to a direct downline.',
  context: ({ input: { savedDraft, ...input } }) => ({
    ...input,
    limits: null,
    draft: savedDraft,
    errors: {},
    offered: null,
    refusal: null,
    closed: null,
    outdatedBy: null,
    intent: null,
    sent: null,
    retryAt: 0,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description:
        'The page loads the limits of an offer, and the contract and requests between the agent and the downline.',
      tags: 'busy',
      invoke: {
        id: 'fetchLimits',
        src: 'fetchLimits',
        input: ({ context: { kind, memberId } }) => ({ kind, memberId }),
        onDone: {
          target: 'routing',
          actions: {
            type: 'setLimits',
            params: ({ event }: { event: DoneActorEvent<LimitsAnswer> }) => event.output,
          },
        },
        onError: [
          { guard: { type: 'isNotFound', params: failureIn }, target: 'closed', actions: 'markNotFound' },
          { target: 'loadFailed', actions: { type: 'setFailure', params: errorOf } },
        ],
      },
    },
    loadFailed: {
      description: 'The limits could not be loaded. The agent can try again.',
      tags: 'failed',
      on: { 'offer.reread': 'reading' },
    },
    routing: {
      description: 'The page checks whether the agent can make an offer now.',
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isBlockedByPending', target: 'blockedByPending' },
        { guard: 'canResumeReview', target: 'checking' },
        { guard: 'isComposed', target: 'editing.restored' },
        { target: 'editing' },
      ],
      exit: 'leaveReview',
    },
    closed: {
      description: 'The agent cannot offer a contract to this downline now. The page shows the reason.',
      on: { 'offer.reread': 'reading' },
    },
    blockedByPending: {
      description:
        'One party has requested to end the contract. That has to be settled before the terms can change.',
      on: { 'offer.reread': 'reading' },
    },
    editing: {
      description: 'The agent edits the tiers. Each shows the most it may pay.',
      tags: 'composing',
      initial: 'idle',
      on: {
        ...composingNoted,
        'offer.submit': 'checking',
        'offer.discard': {
          guard: 'isComposed',
          target: '.idle',
          actions: ['resetDraft', 'clearSavedDraft'],
        },
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        restored: { description: 'The agent’s unsent draft was restored.' },
        refused: { description: 'The offer was not sent. A message or the tiers show the reason.' },
        failed: {
          tags: 'failed',
          description: 'The request failed and nothing was sent. The agent can try again.',
        },
      },
    },
    checking: {
      description: 'The page checks the tiers before the review.',
      entry: 'checkTiers',
      always: [
        {
          guard: 'hasErrors',
          target: 'editing.refused',
          actions: { type: 'setRefusal', params: 'invalid' },
        },
        {
          guard: 'isUnchanged',
          target: 'editing.refused',
          actions: { type: 'setRefusal', params: 'unchanged' },
        },
        { target: 'confirming' },
      ],
    },
    confirming: {
      description:
        'The agent reviews the terms and their changes to the current contract, then confirms or goes back.',
      tags: 'reviewing',
      on: { 'offer.back': 'editing', 'offer.confirm': 'sending' },
    },
    sending: {
      description: 'The offer is being sent to the downline.',
      tags: ['busy', 'reviewing'],
      entry: 'createRequest',
      invoke: {
        id: 'sendTerms',
        src: 'sendTerms',
        input: ({ context: { intent } }) => {
          if (!intent) throw new Error('There is no offer to send.')
          return intent
        },
        onDone: [
          {
            guard: { type: 'isSent', params: outcome },
            target: 'sent',
            actions: [{ type: 'setSent', params: outcome }, 'clearSavedDraft'],
          },
          {
            guard: { type: 'needsStep', params: withStep('edit') },
            target: 'editing.refused',
            actions: { type: 'applyRefusal', params: outcome },
          },
          {
            guard: { type: 'needsStep', params: withStep('reread') },
            target: 'outdated',
            actions: { type: 'applyRefusal', params: outcome },
          },
          {
            guard: { type: 'needsStep', params: withStep('close') },
            target: 'closed',
            actions: { type: 'applyRefusal', params: outcome },
          },
          {
            guard: { type: 'isThrottled', params: outcome },
            target: 'throttled',
            actions: { type: 'setRetryAt', params: outcome },
          },
          { guard: { type: 'isUnknown', params: outcome }, target: 'outdated' },
          { target: 'editing.failed', actions: { type: 'setRequestFailure', params: outcome } },
        ],
      },
    },
    outdated: {
      description:
        'The contract or a request has changed elsewhere. The draft is kept, and the agent reloads to review it.',
      on: { 'offer.reread': 'reading' },
    },
    throttled: {
      description: 'Too many attempts. The agent can try again when the countdown ends.',
      tags: 'reviewing',
      on: { 'offer.back': 'editing' },
      after: { untilNextAttempt: 'confirming' },
    },
    sent: {
      description:
        'The offer was sent and waits for the downline’s answer. Until then the agent can change it.',
      invoke: {
        id: 'requestWatch',
        src: 'requestWatch',
        input: ({ context: { sent } }) => {
          if (!sent) throw new Error('No request has been sent.')
          return { requestId: sent.id, version: sent.version }
        },
      },
      on: {
        'contracts.changed': { actions: 'reload' },
        'request.settled': { target: 'settled', actions: { type: 'updateSent', params: news } },
        'request.changed': { actions: { type: 'updateSent', params: news } },
        'offer.reread': { target: 'reading', actions: 'clearDraft' },
      },
    },
    settled: {
      description: 'The downline has answered, or the offer was withdrawn. The page shows the outcome.',
      on: { 'offer.reread': { target: 'reading', actions: 'clearDraft' } },
    },
  },
})
