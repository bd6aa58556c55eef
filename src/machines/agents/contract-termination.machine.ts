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
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import { LONGEST_REASON } from '#protocol/agents/contracts.ts'
import type {
  AnyOutcome,
  PlatformRefusal,
  TerminationContext,
  TerminationEvent,
  TerminationInput,
  TerminationOutcome,
  TerminationRefusal,
} from './contract-termination.types.ts'
import type { RequestNews } from './request-watch.machine.ts'

/** Whether the other party's account is closed. The viewer's own account is open. */
const isOneClosed = ({ upline, downline }: Contract) => upline.closed || downline.closed

function updatesOf({ value }: PlatformRefusal): Partial<TerminationContext> {
  if ('contract' in value) return { contract: value.contract }
  return 'preview' in value ? value : {}
}

/** Refusals after which trying again is useless. */
const lasting: readonly TerminationRefusal[] = [
  'contract.requestOpen',
  'contract.ended',
  'contract.withHouse',
]

const outcome = ({ event }: { event: DoneActorEvent<TerminationOutcome> }) => event.output
const preview = ({ event }: { event: DoneActorEvent<TerminationPreview> }) => event.output
const previewed = ({ event }: { event: DoneActorEvent<TerminationPreview> }) => ({ answer: event.output })

const news = ({ event }: { event: Extract<RequestNews, { type: 'request.settled' }> }) => event.read

const refusedAs = <Code extends PlatformRefusal['code']>(code: Code) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<TerminationOutcome> }) => ({ outcome: event.output, code }),
  }) as const

const applyRefusal = { type: 'applyRefusal', params: outcome } as const

const refusedForGood = {
  guard: { type: 'isRefusedForGood', params: outcome },
  target: 'refused',
  actions: applyRefusal,
} as const

/**
 * Ends a running contract (CONTR-01). The contract runs until the other party agrees, or ends immediately if
 * their account is closed. Either way, the member first sees which other contracts would end (CONTR-02).
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
    isDone: (_, outcome: AnyOutcome) => 'answer' in outcome && outcome.answer.ok,
    isRefused: (_, outcome: AnyOutcome) => refusalIn(outcome) !== null,
    isRefusedAs: (_, { outcome, code }: { outcome: AnyOutcome; code: PlatformRefusal['code'] }) =>
      refusalIn(outcome)?.code === code,
    isRefusedForGood: (_, outcome: AnyOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal !== null && lasting.includes(refusal.code)
    },
  },
  actions: {
    setReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    createRequest: assign({
      intent: ({ context: { contract, reason } }) =>
        newIntent({ contractId: contract.id, version: contract.version, reason: reason.trim() || undefined }),
      failure: null,
    }),
    setRequested: assign((_, outcome: AnyOutcome) =>
      'answer' in outcome && outcome.answer.ok && 'request' in outcome.answer.value
        ? { request: outcome.answer.value.request }
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
    createTermination: assign({
      unilateralTermination: ({ context: { contract, preview } }) =>
        newIntent({ contractId: contract.id, version: contract.version, preview }),
      failure: null,
    }),
    setEnded: assign((_, outcome: AnyOutcome) =>
      'answer' in outcome && outcome.answer.ok && 'ended' in outcome.answer.value
        ? { contract: outcome.answer.value.contract, ends: outcome.answer.value.ended }
        : {},
    ),
    applyRefusal: assign((_, outcome: AnyOutcome) => {
      const refusal = refusalIn(outcome)
      return refusal ? { refusal: refusal.code, ...updatesOf(refusal) } : {}
    }),
    setRefusal: assign({ refusal: (_, refusal: TerminationRefusal) => refusal }),
    setRequestFailure: assign({
      failure: (_, outcome: AnyOutcome) => ('failure' in outcome ? outcome.failure : null),
    }),
    setFailure: assign({ failure: (_, error: unknown): CallFailure => callFailureOf(error) }),
  },
}).createMachine({
  id: 'contractTermination',
  description:
    'Lets either party ask to end a contract, or end it alone if the other party’s account is closed.',
  context: ({ input }) => ({
    ...input,
    reason: '',
    intent: null,
    ends: [],
    preview: '',
    unilateralTermination: null,
    request: null,
    refusal: null,
    failure: null,
  }),
  initial: 'previewing',
  on: { 'termination.close': '.closed' },
  states: {
    previewing: {
      description: 'The page loads the contracts further down the team that would end with this one.',
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
            target: 'writing.refused',
            actions: [
              { type: 'setPreview', params: preview },
              { type: 'setRefusal', params: 'contract.partyOpen' },
            ],
          },
          {
            guard: { type: 'isDone', params: previewed },
            target: 'writing',
            actions: { type: 'setPreview', params: preview },
          },
          { target: 'refused', actions: { type: 'applyRefusal', params: previewed } },
        ],
        onError: { target: 'loadFailed', actions: { type: 'setFailure', params: errorOf } },
      },
    },
    loadFailed: {
      description: 'The list could not be loaded. The player can try again.',
      tags: ['failed', 'reading'],
      on: { 'termination.retry': 'previewing' },
    },
    writing: {
      description:
        'The player sees what would end and may give a reason. Everything continues until the other party agrees.',
      initial: 'idle',
      on: {
        'reason.change': { actions: { type: 'setReason', params: ({ event }) => event } },
        'termination.submit': [
          {
            guard: 'isTooLong',
            target: '.refused',
            actions: { type: 'setRefusal', params: 'reasonTooLong' },
          },
          { target: 'requesting' },
        ],
      },
      states: {
        idle: { description: 'The form is ready, with no error.' },
        refused: { description: 'The request was not sent. A message shows the reason.' },
        failed: {
          tags: 'failed',
          description: 'The request failed and the other party was not asked. The player can try again.',
        },
      },
    },
    requesting: {
      description: 'The request is being sent to the other party.',
      tags: 'busy',
      entry: 'createRequest',
      invoke: {
        id: 'requestTermination',
        src: 'requestTermination',
        input: ({ context: { intent } }) => {
          if (!intent) throw new Error('There is no termination request to send.')
          return intent
        },
        onDone: [
          {
            guard: { type: 'isDone', params: outcome },
            target: 'requested',
            actions: { type: 'setRequested', params: outcome },
          },
          refusedForGood,
          { guard: refusedAs('contract.changed'), target: 'writing.refused', actions: applyRefusal },
          { guard: refusedAs('contract.partyClosed'), target: 'previewing', actions: applyRefusal },
          { target: 'writing.failed', actions: { type: 'setRequestFailure', params: outcome } },
        ],
      },
    },
    confirming: {
      description:
        'The other party’s account is closed, so no answer is needed. The player sees everything that would end and confirms.',
      tags: 'unilateral',
      initial: 'idle',
      on: { 'termination.confirm': 'ending' },
      states: {
        idle: { description: 'No error is shown.' },
        refused: { description: 'Nothing has ended. A message shows the changes since then.' },
        failed: {
          tags: 'failed',
          description: 'The request failed and the contract continues. The player can try again.',
        },
      },
    },
    ending: {
      description:
        'The server is ending the contract and everything listed. If any of it cannot end, nothing ends.',
      tags: ['busy', 'unilateral'],
      entry: 'createTermination',
      invoke: {
        id: 'terminateUnilaterally',
        src: 'terminateUnilaterally',
        input: ({ context: { unilateralTermination } }) => {
          if (!unilateralTermination) throw new Error('There is no contract to end.')
          return unilateralTermination
        },
        onDone: [
          {
            guard: { type: 'isDone', params: outcome },
            target: 'endedUnilaterally',
            actions: { type: 'setEnded', params: outcome },
          },
          refusedForGood,
          { guard: refusedAs('contract.partyOpen'), target: 'writing.refused', actions: applyRefusal },
          {
            guard: { type: 'isRefused', params: outcome },
            target: 'confirming.refused',
            actions: applyRefusal,
          },
          { target: 'confirming.failed', actions: { type: 'setRequestFailure', params: outcome } },
        ],
      },
    },
    requested: {
      description: 'The request was sent and waits for the other party’s answer.',
      invoke: {
        id: 'requestWatch',
        src: 'requestWatch',
        input: ({ context: { request } }) => {
          if (!request) throw new Error('No request has been sent.')
          return { requestId: request.id, version: request.version }
        },
      },
      on: {
        'contracts.changed': { actions: 'reload' },
        'request.settled': { target: 'answered', actions: { type: 'setSettled', params: news } },
      },
    },
    answered: {
      description: 'The other party has answered, or the request was withdrawn. The page shows the outcome.',
    },
    endedUnilaterally: { description: 'The contract has ended. Everything that ended with it is listed.' },
    refused: { description: 'The contract cannot be ended here. A message shows the reason.' },
    closed: { type: 'final', description: 'The player has closed the dialog.' },
  },
})
