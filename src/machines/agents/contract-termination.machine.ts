import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type {
  ReadRequest,
  Termination,
  TerminationAnswer,
  TerminationPreview,
  UnilateralTermination,
  UnilateralTerminationAnswer,
} from '#api/agents/contracts.ts'
import { newIntent } from '#api/browser/request-intent.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { LONGEST_REASON } from '#protocol/agents/contracts.ts'
import type {
  TerminationContext,
  TerminationEvent,
  TerminationInput,
  TerminationOutcome,
} from './contract-termination.types.ts'
import type { RequestNews } from './request-watch.machine.ts'

type Answer = Extract<TerminationOutcome, { answer: unknown }>['answer'] | TerminationPreview
type Refusal = Extract<Answer, { ok: false }>['refusal']
type AnyOutcome = RequestOutcome<Answer>

/** The viewer's own account is open, so a closed one is the other party's. */
const isOneClosed = ({ upline, downline }: Contract) => upline.closed || downline.closed

function contractIn(end: AnyOutcome): Contract | null {
  const value = refusalIn(end)?.value
  return value && 'contract' in value ? value.contract : null
}

const end = ({ event }: { event: DoneActorEvent<TerminationOutcome> }) => event.output
const preview = ({ event }: { event: DoneActorEvent<TerminationPreview> }) => event.output
const previewed = ({ event }: { event: DoneActorEvent<TerminationPreview> }) => ({ answer: event.output })

const news = ({ event }: { event: Extract<RequestNews, { type: 'request.settled' }> }) => event.read

const refusedAs = <
  Code extends
    `contract.${'requestOpen' | 'ended' | 'changed' | 'withHouse' | 'partyClosed' | 'partyOpen' | 'previewStale'}`,
>(
  code: Code,
) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<TerminationOutcome> }) => ({ end: event.output, code }),
  }) as const

/**
 * Ends a running contract (CONTR-01): it runs on until the other party agrees, or ends at once if their
 * account is closed. Either way the contracts that would end with it are listed first (CONTR-02).
 */
export const contractTerminationMachine = setup({
  types: {
    input: {} as TerminationInput,
    context: {} as TerminationContext,
    events: {} as TerminationEvent,
    tags: {} as 'busy' | 'failed' | 'reading' | 'unilateral',
    children: {} as {
      requestTermination: 'requestTermination'
      fetchTerminationPreview: 'fetchTerminationPreview'
      terminateUnilaterally: 'terminateUnilaterally'
      requestWatch: 'requestWatch'
    },
  },
  actors: {
    requestTermination: idempotentRequestMachine<Termination, TerminationAnswer>(),
    fetchTerminationPreview: providedCall<TerminationPreview, { contractId: string }>(),
    terminateUnilaterally: idempotentRequestMachine<UnilateralTermination, UnilateralTerminationAnswer>(),
    requestWatch: requestWatchMachine,
  },
  guards: {
    isPartyClosed: (_, preview: TerminationPreview) => preview.ok && isOneClosed(preview.value.contract),
    isPartyReopened: ({ context }, preview: TerminationPreview) =>
      preview.ok && isOneClosed(context.contract),
    isTooLong: ({ context }) => context.reason.trim().length > LONGEST_REASON,
    isDone: (_, end: AnyOutcome) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: AnyOutcome; code: Refusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    createRequest: assign({
      intent: ({ context: { contract, reason } }) =>
        newIntent({ contractId: contract.id, version: contract.version, reason: reason.trim() || undefined }),
      failure: null,
    }),
    setRequested: assign((_, end: AnyOutcome) =>
      'answer' in end && end.answer.ok && 'request' in end.answer.value
        ? { request: end.answer.value.request }
        : {},
    ),
    reload: sendTo('requestWatch', { type: 'contracts.changed' }),
    setSettled: assign(({ context }, { request, contract }: ReadRequest) => ({
      request,
      contract: contract ?? context.contract,
    })),
    setPreview: assign((_, preview: TerminationPreview) =>
      preview.ok ? { ...preview.value, failure: null } : {},
    ),
    applyStalePreview: assign((_, end: AnyOutcome) => {
      const refusal = refusalIn(end)
      return refusal?.code === 'contract.previewStale' ? refusal.value : {}
    }),
    createTermination: assign({
      unilateralTermination: ({ context: { contract, preview } }) =>
        newIntent({ contractId: contract.id, version: contract.version, preview }),
      failure: null,
    }),
    setEnded: assign((_, end: AnyOutcome) =>
      'answer' in end && end.answer.ok && 'ended' in end.answer.value
        ? { contract: end.answer.value.contract, ends: end.answer.value.ended }
        : {},
    ),
    setContract: assign(({ context }, end: AnyOutcome) => ({
      contract: contractIn(end) ?? context.contract,
    })),
    setRequestFailure: assign({ failure: (_, end: AnyOutcome) => ('failure' in end ? end.failure : null) }),
    setFailure: assign({ failure: (_, error: unknown): CallFailure => callFailureOf(error) }),
  },
}).createMachine({
  id: 'contractTermination',
  description:
    'Lets either party of a running contract ask the other to end it, or end it where the other’s account is closed.',
  context: ({ input }) => ({
    ...input,
    reason: '',
    intent: null,
    ends: [],
    preview: '',
    unilateralTermination: null,
    request: null,
    failure: null,
  }),
  initial: 'previewing',
  on: { 'termination.close': '.closed' },
  states: {
    previewing: {
      description: 'The platform is asked which contracts further down would end with this one.',
      tags: ['busy', 'reading'],
      invoke: {
        id: 'fetchTerminationPreview',
        src: 'fetchTerminationPreview',
        input: ({ context: { contract } }) => ({ contractId: contract.id }),
        onDone: [
          {
            guard: { type: 'isPartyClosed', params: preview },
            target: 'confirming',
            actions: { type: 'setPreview', params: preview },
          },
          {
            guard: { type: 'isPartyReopened', params: preview },
            target: 'writing.partyReopened',
            actions: { type: 'setPreview', params: preview },
          },
          {
            guard: { type: 'isDone', params: previewed },
            target: 'writing',
            actions: { type: 'setPreview', params: preview },
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: (step: { event: DoneActorEvent<TerminationPreview> }) => ({
                end: previewed(step),
                code: 'contract.ended',
              }),
            },
            target: 'ended',
            actions: { type: 'setContract', params: previewed },
          },
          { target: 'withOperator' },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'What would end with it could not be read; it may be tried again.',
      tags: ['failed', 'reading'],
      on: { 'termination.retry': 'previewing' },
    },
    writing: {
      description:
        'What would end with the contract is listed and a reason may be given; all runs on until the other party agrees.',
      initial: 'idle',
      on: {
        'reason.change': { actions: { type: 'setReason', params: ({ event }) => event } },
        'termination.submit': [{ guard: 'isTooLong', target: '.tooLong' }, { target: 'requesting' }],
      },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        tooLong: { description: 'The reason is too long; nothing was sent.' },
        changed: { description: 'The contract has other terms by now, which are shown.' },
        partyReopened: {
          description: 'The other party’s account is open again, so that they have to be asked.',
        },
        failed: { tags: 'failed', description: 'The attempt failed, and the other party was not asked.' },
      },
    },
    requesting: {
      description: 'The other party is being asked.',
      tags: 'busy',
      entry: 'createRequest',
      invoke: {
        id: 'requestTermination',
        src: 'requestTermination',
        input: ({ context: { intent } }) => {
          if (!intent) throw new Error('There is nothing to ask.')
          return intent
        },
        onDone: [
          {
            guard: { type: 'isDone', params: end },
            target: 'requested',
            actions: { type: 'setRequested', params: end },
          },
          { guard: refusedAs('contract.requestOpen'), target: 'blockedByPending' },
          {
            guard: refusedAs('contract.ended'),
            target: 'ended',
            actions: { type: 'setContract', params: end },
          },
          {
            guard: refusedAs('contract.changed'),
            target: 'writing.changed',
            actions: { type: 'setContract', params: end },
          },
          {
            guard: refusedAs('contract.partyClosed'),
            target: 'previewing',
            actions: { type: 'setContract', params: end },
          },
          { guard: refusedAs('contract.withHouse'), target: 'withOperator' },
          { target: 'writing.failed', actions: { type: 'setRequestFailure', params: end } },
        ],
      },
    },
    confirming: {
      description: 'Nobody would answer; the contract and all that ends with it are listed before the yes.',
      tags: 'unilateral',
      initial: 'idle',
      on: { 'termination.confirm': 'ending' },
      states: {
        idle: { description: 'Nothing has gone wrong.' },
        stale: { description: 'The list was another by the time of the yes; the new one is shown.' },
        changed: { description: 'The contract has other terms by now, which are shown; nothing has ended.' },
        failed: { tags: 'failed', description: 'The attempt failed, and the contract runs on.' },
      },
    },
    ending: {
      description: 'The contract is being ended, with all that was listed or not at all.',
      tags: ['busy', 'unilateral'],
      entry: 'createTermination',
      invoke: {
        id: 'terminateUnilaterally',
        src: 'terminateUnilaterally',
        input: ({ context: { unilateralTermination } }) => {
          if (!unilateralTermination) throw new Error('There is nothing to end.')
          return unilateralTermination
        },
        onDone: [
          {
            guard: { type: 'isDone', params: end },
            target: 'endedUnilaterally',
            actions: { type: 'setEnded', params: end },
          },
          {
            guard: refusedAs('contract.ended'),
            target: 'ended',
            actions: { type: 'setContract', params: end },
          },
          {
            guard: refusedAs('contract.changed'),
            target: 'confirming.changed',
            actions: { type: 'setContract', params: end },
          },
          {
            guard: refusedAs('contract.previewStale'),
            target: 'confirming.stale',
            actions: { type: 'applyStalePreview', params: end },
          },
          {
            guard: refusedAs('contract.partyOpen'),
            target: 'writing.partyReopened',
            actions: { type: 'setContract', params: end },
          },
          { target: 'confirming.failed', actions: { type: 'setRequestFailure', params: end } },
        ],
      },
    },
    requested: {
      description: 'The other party has been asked, and their answer is awaited.',
      invoke: {
        id: 'requestWatch',
        src: 'requestWatch',
        input: ({ context: { request } }) => {
          if (!request) throw new Error('Nobody has been asked.')
          return { requestId: request.id, version: request.version }
        },
      },
      on: {
        'contracts.changed': { actions: 'reload' },
        'request.settled': { target: 'answered', actions: { type: 'setSettled', params: news } },
      },
    },
    answered: {
      description:
        'The other party has answered, or it was taken back elsewhere; it is said what came of it.',
    },
    endedUnilaterally: { description: 'The contract has ended, and what ended with it is listed.' },
    blockedByPending: {
      description: 'Another request about the contract waits for an answer and comes first.',
    },
    ended: { description: 'The contract has ended meanwhile.' },
    withOperator: { description: 'The contract is with the operator, who answers nothing here.' },
    closed: { type: 'final', description: 'Whoever wanted its end is done with it.' },
  },
})
