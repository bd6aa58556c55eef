import { assign, type DoneActorEvent, raise, sendTo, setup } from 'xstate'
import type {
  Acceptance,
  AcceptanceAnswer,
  PreviewAnswer,
  ReadRequest,
  RejectionAnswer,
  RequestVersion,
} from '#api/agents/contracts.ts'
import { newIntent } from '#api/browser/request-intent.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall } from '#machines/kit/provided.ts'
import { type AnswerRefusal, requestIn, shownVersion } from './contract-answer.logic.ts'
import type {
  AnswerContext,
  AnswerEvent,
  AnswerInput,
  AnswerOutcome,
  AnswerOutput,
} from './contract-answer.types.ts'
import type { RequestNews } from './request-watch.machine.ts'

/** How long a new question ignores answers, in ms. A tap in progress or a double tap must not answer it. */
const INPUT_LOCK = 800

const read = ({ event }: { event: DoneActorEvent<ReadRequest> }) => event.output
const preview = ({ event }: { event: DoneActorEvent<PreviewAnswer> }) => event.output
const outcome = ({ event }: { event: DoneActorEvent<AnswerOutcome> }) => event.output
const news = ({ event }: { event: RequestNews }) => event.read
const failureIn = ({ event }: { event: { error: unknown } }) => callFailureOf(event.error)

const refusedAs = <Code extends 'contract.settled' | 'contract.requestChanged' | 'contract.previewStale'>(
  code: Code,
) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<AnswerOutcome> }) => ({ outcome: event.output, code }),
  }) as const

const notTaken = [
  {
    guard: refusedAs('contract.settled'),
    target: '#contractAnswer.alreadySettled',
    actions: { type: 'setRequest', params: outcome },
  },
  {
    guard: refusedAs('contract.requestChanged'),
    target: '#contractAnswer.deciding.notice.changed',
    actions: { type: 'setRequest', params: outcome },
  },
  { guard: { type: 'isUnknown', params: outcome }, target: '#contractAnswer.notFound' },
  {
    target: '#contractAnswer.deciding.notice.failed',
    actions: { type: 'setRequestFailure', params: outcome },
  },
] as const

/**
 * Answers a contract request (CONTR-01, CONTR-02, CONTR-04). The answer names the version on screen and the
 * list of contracts that would end, so that members agree only to what they have seen.
 */
export const contractAnswerMachine = setup({
  types: {
    input: {} as AnswerInput,
    context: {} as AnswerContext,
    events: {} as AnswerEvent,
    output: {} as AnswerOutput,
    tags: {} as 'busy' | 'failed' | 'answerable' | 'locked',
    children: {} as {
      readRequest: 'readRequest'
      requestWatch: 'requestWatch'
      fetchPreview: 'fetchPreview'
      acceptRequest: 'acceptRequest'
      rejectRequest: 'rejectRequest'
    },
  },
  actors: {
    readRequest: providedCall<ReadRequest, { requestId: string }>(),
    fetchPreview: providedCall<PreviewAnswer, { requestId: string }>(),
    requestWatch: requestWatchMachine,
    acceptRequest: idempotentRequestMachine<Acceptance, AcceptanceAnswer>(),
    rejectRequest: idempotentRequestMachine<RequestVersion, RejectionAnswer>(),
  },
  guards: {
    isSettled: ({ context }) => context.request?.state !== 'pending',
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isStalePreview: ({ context }, answer: PreviewAnswer) =>
      answer.ok && answer.value.version !== context.request?.version,
    endsNoContracts: (_, answer: PreviewAnswer) => answer.ok && answer.value.ends.length === 0,
    isPreview: (_, answer: PreviewAnswer) => answer.ok,
    isDone: (_, outcome: AnswerOutcome) => 'answer' in outcome && outcome.answer.ok,
    isRefusedAs: (_, { outcome, code }: { outcome: AnswerOutcome; code: AnswerRefusal['code'] }) =>
      refusalIn(outcome)?.code === code,
    isUnknown: (_, outcome: AnswerOutcome) => 'failure' in outcome && outcome.failure.reason === 'missing',
  },
  actions: {
    setRead: assign((_, { request, contract }: ReadRequest) => ({ request, contract, failure: null })),
    reload: sendTo('requestWatch', { type: 'contracts.changed' }),
    raiseContractsChanged: raise({ type: 'contracts.changed' }),
    setPreview: assign((_, answer: PreviewAnswer) =>
      answer.ok ? { ends: answer.value.ends, preview: answer.value.preview } : {},
    ),
    setSettled: assign((_, answer: PreviewAnswer) =>
      answer.ok ? {} : { request: answer.refusal.value.request },
    ),
    setRequest: assign(({ context }, outcome: AnswerOutcome) => ({
      request: requestIn(outcome) ?? context.request,
    })),
    setEnded: assign((_, outcome: AnswerOutcome) =>
      'answer' in outcome && outcome.answer.ok
        ? { ends: outcome.answer.value.ended, contract: outcome.answer.value.contract }
        : {},
    ),
    applyStalePreview: assign((_, outcome: AnswerOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal?.code === 'contract.previewStale' ? refusal.value : {}
    }),
    createAcceptance: assign({
      acceptance: ({ context }) => newIntent({ ...shownVersion(context), preview: context.preview }),
    }),
    createRejection: assign({ rejection: ({ context }) => newIntent(shownVersion(context)) }),
    setRequestFailure: assign({
      failure: (_, outcome: AnswerOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    clearFailure: assign({ failure: null }),
  },
  delays: { untilUnlocked: INPUT_LOCK },
}).createMachine({
  id: 'contractAnswer',
  description:
    'Shows a player a contract request with everything that accepting it would end, and sends the answer.',
  context: ({ input }) => ({
    ...input,
    request: null,
    contract: null,
    ends: [],
    preview: '',
    acceptance: null,
    rejection: null,
    failure: null,
  }),
  output: ({ context: { request } }) => ({
    shown: request && { requestId: request.id, version: request.version },
  }),
  initial: 'reading',
  on: { 'answer.close': '.closed' },
  states: {
    reading: {
      description: 'The request is loading.',
      tags: 'busy',
      invoke: {
        id: 'readRequest',
        src: 'readRequest',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: { target: 'routing', actions: { type: 'setRead', params: read } },
        onError: [
          { guard: { type: 'isNotFound', params: failureIn }, target: 'notFound' },
          { target: 'loadFailed', actions: { type: 'setFailure', params: errorOf } },
        ],
      },
    },
    loadFailed: {
      description: 'The request could not be loaded. The player can try again.',
      tags: 'failed',
      on: { 'answer.retry': 'reading' },
    },
    routing: {
      description: 'The page checks whether the request still needs an answer.',
      always: [{ guard: 'isSettled', target: 'alreadySettled' }, { target: 'deciding' }],
    },
    deciding: {
      description:
        'The player sees the request with its changes to the current contract, and can accept, decline or postpone it.',
      tags: 'answerable',
      type: 'parallel',
      invoke: { id: 'requestWatch', src: 'requestWatch', input: ({ context }) => shownVersion(context) },
      on: {
        'answer.later': 'closed',
        'contracts.changed': { actions: 'reload' },
        'request.settled': { target: 'alreadySettled', actions: { type: 'setRead', params: news } },
        'request.changed': { target: '.notice.changed', actions: { type: 'setRead', params: news } },
      },
      states: {
        notice: {
          description: 'The notice above the request.',
          initial: 'idle',
          states: {
            idle: { description: 'No notice is shown.' },
            changed: { description: 'The sender has changed the request. The new terms are shown.' },
            failed: {
              tags: 'failed',
              description: 'The answer could not be sent and nothing was agreed. The player can try again.',
            },
          },
        },
        input: {
          description: 'Whether the player can answer yet.',
          initial: 'locked',
          states: {
            locked: {
              description:
                'The request has just appeared. Taps are ignored for a moment, so that none answers it by accident.',
              tags: 'locked',
              after: { untilUnlocked: 'unlocked' },
            },
            unlocked: {
              description: 'The player can answer the request.',
              on: {
                'answer.accept': '#contractAnswer.previewing',
                'answer.reject': '#contractAnswer.rejecting',
              },
            },
          },
        },
      },
    },
    previewing: {
      description: 'The page loads the contracts further down the team that accepting would end.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: [
          {
            guard: { type: 'isStalePreview', params: preview },
            description:
              'The request has changed since it was shown, so the player sees the new version first.',
            target: 'deciding',
            actions: 'raiseContractsChanged',
          },
          {
            guard: { type: 'endsNoContracts', params: preview },
            target: 'accepting',
            actions: { type: 'setPreview', params: preview },
          },
          {
            guard: { type: 'isPreview', params: preview },
            target: 'warningOfEnds',
            actions: { type: 'setPreview', params: preview },
          },
          { target: 'alreadySettled', actions: { type: 'setSettled', params: preview } },
        ],
        onError: [
          { guard: { type: 'isNotFound', params: failureIn }, target: 'notFound' },
          { target: 'deciding.notice.failed', actions: { type: 'setFailure', params: errorOf } },
        ],
      },
    },
    warningOfEnds: {
      description: 'Accepting would end other contracts. The list is shown before the player confirms.',
      type: 'parallel',
      on: { 'answer.back': 'deciding', 'answer.later': 'closed' },
      states: {
        notice: {
          description: 'The notice above the list.',
          initial: 'idle',
          states: {
            idle: { description: 'The list is up to date.' },
            stale: { description: 'The list changed before the player confirmed. The new one is shown.' },
          },
        },
        input: {
          description: 'Whether the player can confirm yet.',
          initial: 'locked',
          states: {
            locked: {
              description:
                'The list has just appeared. Taps are ignored for a moment, so that a double tap does not confirm it.',
              tags: 'locked',
              after: { untilUnlocked: 'unlocked' },
            },
            unlocked: {
              description: 'The player can confirm.',
              on: { 'answer.confirm': '#contractAnswer.accepting' },
            },
          },
        },
      },
    },
    accepting: {
      description: 'The acceptance is being sent, with the version and the list that the player saw.',
      tags: 'busy',
      entry: 'createAcceptance',
      invoke: {
        id: 'acceptRequest',
        src: 'acceptRequest',
        input: ({ context: { acceptance } }) => {
          if (!acceptance) throw new Error('There is no request to accept.')
          return acceptance
        },
        onDone: [
          {
            guard: { type: 'isDone', params: outcome },
            target: 'accepted',
            actions: [
              { type: 'setRequest', params: outcome },
              { type: 'setEnded', params: outcome },
            ],
          },
          {
            guard: refusedAs('contract.previewStale'),
            target: 'warningOfEnds.notice.stale',
            actions: { type: 'applyStalePreview', params: outcome },
          },
          ...notTaken,
        ],
      },
    },
    rejecting: {
      description: 'The refusal is being sent.',
      tags: 'busy',
      entry: ['clearFailure', 'createRejection'],
      invoke: {
        id: 'rejectRequest',
        src: 'rejectRequest',
        input: ({ context: { rejection } }) => {
          if (!rejection) throw new Error('There is no request to reject.')
          return rejection
        },
        onDone: [
          {
            guard: { type: 'isDone', params: outcome },
            target: 'rejected',
            actions: { type: 'setRequest', params: outcome },
          },
          ...notTaken,
        ],
      },
    },
    accepted: { description: 'The request is accepted. Contracts that ended with it are listed.' },
    rejected: { description: 'The request is declined. The current contract, if any, continues.' },
    alreadySettled: {
      description: 'The request was already answered, withdrawn or cancelled. The page shows the outcome.',
    },
    notFound: { description: 'This player has no such request.' },
    closed: { type: 'final', description: 'The player has closed the request.' },
  },
})
