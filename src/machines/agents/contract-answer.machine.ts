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

/** Ms for which a newly shown question ignores answers: longer than a tap in progress or a double tap. */
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
 * Answers a contract request (CONTR-01, CONTR-02, CONTR-04). An answer names the version read and the contracts
 * further down that end with it, so that the reader agrees only to terms they have seen.
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
    'Shows a member what is asked of them about a contract, with everything a yes would end, and takes their answer.',
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
      description: 'The request is being read.',
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
      description: 'The request could not be read; it may be tried again.',
      tags: 'failed',
      on: { 'answer.retry': 'reading' },
    },
    routing: {
      description: 'Whether it still waits for an answer is decided.',
      always: [{ guard: 'isSettled', target: 'alreadySettled' }, { target: 'deciding' }],
    },
    deciding: {
      description: 'The request is before its reader, with what changes against today.',
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
          description: 'What is said above the request.',
          initial: 'idle',
          states: {
            idle: { description: 'Nothing has gone wrong.' },
            changed: { description: 'Its sender has changed it meanwhile; the new terms are shown.' },
            failed: {
              tags: 'failed',
              description: 'The answer did not go through, and nothing was agreed on.',
            },
          },
        },
        input: {
          description: 'Whether an answer is taken.',
          initial: 'locked',
          states: {
            locked: {
              description: 'It has only just come up, perhaps under a finger that meant something else.',
              tags: 'locked',
              after: { untilUnlocked: 'unlocked' },
            },
            unlocked: {
              description: 'It can be answered.',
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
      description: 'The platform is asked which contracts further down would end with a yes.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'fetchPreview',
        src: 'fetchPreview',
        input: ({ context: { requestId } }) => ({ requestId }),
        onDone: [
          {
            guard: { type: 'isStalePreview', params: preview },
            description: 'It has been changed since it was read.',
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
      description: 'A yes ends contracts further down; every one of them is listed before it is given.',
      type: 'parallel',
      on: { 'answer.back': 'deciding', 'answer.later': 'closed' },
      states: {
        notice: {
          description: 'What is said above the list.',
          initial: 'idle',
          states: {
            idle: { description: 'The list is as it was asked for.' },
            stale: { description: 'The list was another by the time of the yes; the new one is shown.' },
          },
        },
        input: {
          description: 'Whether the yes is taken.',
          initial: 'locked',
          states: {
            locked: {
              description: 'The list has only just come up; a second tap of the one before is no yes to it.',
              tags: 'locked',
              after: { untilUnlocked: 'unlocked' },
            },
            unlocked: {
              description: 'The yes can be given.',
              on: { 'answer.confirm': '#contractAnswer.accepting' },
            },
          },
        },
      },
    },
    accepting: {
      description: 'The yes is on its way, with the version and the list that were read.',
      tags: 'busy',
      entry: 'createAcceptance',
      invoke: {
        id: 'acceptRequest',
        src: 'acceptRequest',
        input: ({ context: { acceptance } }) => {
          if (!acceptance) throw new Error('There is nothing to accept.')
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
      description: 'The no is on its way.',
      tags: 'busy',
      entry: ['clearFailure', 'createRejection'],
      invoke: {
        id: 'rejectRequest',
        src: 'rejectRequest',
        input: ({ context: { rejection } }) => {
          if (!rejection) throw new Error('There is nothing to reject.')
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
    accepted: { description: 'It is agreed, and what ended with it is listed.' },
    rejected: { description: 'It is turned down; what stood before goes on.' },
    alreadySettled: {
      description: 'It was answered, withdrawn or given up before; it is said what came of it.',
    },
    notFound: { description: 'There is no such request for this reader.' },
    closed: { type: 'final', description: 'The reader is done with it for now.' },
  },
})
