import type { DoneActorEvent } from 'xstate'
import type { LimitsAnswer } from '#api/agents/contracts.ts'
import { callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import type { NextStep, TermsEnd } from './contract-offer/answer.ts'
import { composingNoted } from './contract-offer/composing.ts'
import { offerSetup } from './contract-offer/offer-setup.ts'
import type { RequestNews } from './request-watch.machine.ts'

const news = ({ event }: { event: RequestNews }) => event.read
const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)
const end = ({ event }: { event: DoneActorEvent<TermsEnd> }) => event.output
const asking =
  <Step extends NextStep>(step: Step) =>
  ({ event }: { event: DoneActorEvent<TermsEnd> }) => ({ end: event.output, step })

/**
 * What an upline offers a downline (CONTR-05): a first contract, other terms for a running one, or a change of what nobody
 * has answered yet. What was composed stays in the tab until the downline has it, or it is discarded.
 */
export const contractOfferMachine = offerSetup.createMachine({
  id: 'contractOffer',
  description: 'Lets agents compose the terms of a contract for a direct downline and offer them.',
  context: ({ input: { kept, ...input } }) => ({
    ...input,
    limits: null,
    draft: kept,
    errors: {},
    offered: null,
    closed: null,
    overtaken: null,
    intent: null,
    sent: null,
    retryAt: 0,
    failure: null,
  }),
  initial: 'reading',
  states: {
    reading: {
      description: 'The platform is asked what may be offered, and what stands between the two.',
      tags: 'busy',
      invoke: {
        id: 'askLimits',
        src: 'askLimits',
        input: ({ context: { kind, memberId } }) => ({ kind, memberId }),
        onDone: {
          target: 'weighing',
          actions: {
            type: 'keepLimits',
            params: ({ event }: { event: DoneActorEvent<LimitsAnswer> }) => event.output,
          },
        },
        onError: [
          { guard: { type: 'isGone', params: failureIn }, target: 'closed', actions: 'noteGone' },
          { target: 'unread', actions: { type: 'keepFailure', params: errorOf } },
        ],
      },
    },
    unread: {
      description: 'What may be offered could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'offer.reread': 'reading' },
    },
    weighing: {
      description: 'Whether anything can be offered now is decided.',
      always: [
        { guard: 'isClosed', target: 'closed' },
        { guard: 'isHeldUp', target: 'heldUp' },
        { guard: 'mayGoOnReviewing', target: 'checking' },
        { guard: 'isComposed', target: 'editing.recalled' },
        { target: 'editing' },
      ],
      exit: 'noteStep',
    },
    closed: {
      description: 'Nothing can be offered to this downline now, and it is said why.',
      on: { 'offer.reread': 'reading' },
    },
    heldUp: {
      description:
        'One of the two has asked to end the contract; that has to be settled before terms change.',
      on: { 'offer.reread': 'reading' },
    },
    editing: {
      description: 'The tiers are being composed; each says what it may pay at most.',
      tags: 'composing',
      initial: 'fresh',
      on: {
        ...composingNoted,
        'offer.submit': 'checking',
        'offer.discard': {
          guard: 'isComposed',
          target: '.fresh',
          actions: ['beginAnew', 'forgetNote'],
        },
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        recalled: { description: 'What was composed before, and not sent, is there again.' },
        invalid: { description: 'A tier breaks a rule, which is said at it; nothing was sent.' },
        unchanged: { description: 'The terms are what they were; nothing was sent.' },
        refused: { description: 'The platform did not take the terms, and says which tiers it is about.' },
        failed: { tags: 'failed', description: 'The attempt failed, and nothing was sent.' },
      },
    },
    checking: {
      description: 'The tiers are looked at before anything is asked.',
      entry: 'checkTiers',
      always: [
        { guard: 'hasErrors', target: 'editing.invalid' },
        { guard: 'isUnchanged', target: 'editing.unchanged' },
        { target: 'confirming' },
      ],
    },
    confirming: {
      description: 'The terms are shown once more, with what changes against today.',
      tags: 'reviewing',
      on: { 'offer.back': 'editing', 'offer.confirm': 'sending' },
    },
    sending: {
      description: 'The terms are on their way to the downline.',
      tags: ['busy', 'reviewing'],
      entry: 'makeIntent',
      invoke: {
        id: 'sendTerms',
        src: 'sendTerms',
        input: ({ context: { intent } }) => {
          if (!intent) throw new Error('There is nothing to send.')
          return intent
        },
        onDone: [
          {
            guard: { type: 'isSent', params: end },
            target: 'sent',
            actions: [{ type: 'keepSent', params: end }, 'forgetNote'],
          },
          {
            guard: { type: 'asksFor', params: asking('terms') },
            target: 'editing.refused',
            actions: { type: 'keepRefusal', params: end },
          },
          {
            guard: { type: 'asksFor', params: asking('look') },
            target: 'overtaken',
            actions: { type: 'keepRefusal', params: end },
          },
          {
            guard: { type: 'asksFor', params: asking('nothing') },
            target: 'closed',
            actions: { type: 'keepRefusal', params: end },
          },
          {
            guard: { type: 'isThrottled', params: end },
            target: 'throttled',
            actions: { type: 'keepWait', params: end },
          },
          { guard: { type: 'isUnknown', params: end }, target: 'overtaken' },
          { target: 'editing.failed', actions: { type: 'keepEndFailure', params: end } },
        ],
      },
    },
    overtaken: {
      description:
        'Something else came about between the two meanwhile; what was composed is kept for another look.',
      on: { 'offer.reread': 'reading' },
    },
    throttled: {
      description: 'There were too many attempts; the next one is looked at when the countdown is over.',
      tags: 'reviewing',
      on: { 'offer.back': 'editing' },
      after: { untilNextAttempt: 'confirming' },
    },
    sent: {
      description: 'The downline has been asked, and will answer; until then the terms can still be changed.',
      invoke: {
        id: 'requestWatch',
        src: 'requestWatch',
        input: ({ context: { sent } }) => {
          if (!sent) throw new Error('Nobody has been asked.')
          return { requestId: sent.id, version: sent.version }
        },
      },
      on: {
        'contracts.changed': { actions: 'lookAgain' },
        'request.settled': { target: 'settled', actions: { type: 'keepNews', params: news } },
        'request.changed': { actions: { type: 'keepNews', params: news } },
        'offer.reread': { target: 'reading', actions: 'forgetDraft' },
      },
    },
    settled: {
      description: 'The downline has answered, or it was taken back elsewhere; it is said what came of it.',
      on: { 'offer.reread': { target: 'reading', actions: 'forgetDraft' } },
    },
  },
})
