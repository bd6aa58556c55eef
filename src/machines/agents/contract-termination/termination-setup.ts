import { assign, fromPromise, sendTo, setup } from 'xstate'
import {
  askEndPreview,
  askTermination,
  type EndPreview,
  endAlone,
  type ReadRequest,
} from '#api/agents/contracts.ts'
import { newIntent } from '#api/browser/request-intent.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import type { Contract } from '#protocol/agents/contract-terms.ts'
import type { TerminationContext, TerminationEvent, TerminationInput, TerminationOutcome } from './types.ts'

type Answer = Extract<TerminationOutcome, { answer: unknown }>['answer'] | EndPreview
type Refusal = Extract<Answer, { ok: false }>['refusal']
type Told = RequestOutcome<Answer>

/** Most characters of a reason, as the contract with the platform has it. */
export const LONGEST_REASON = 140

/** Whoever reads this has an account that is open. */
const isOneClosed = ({ upline, downline }: Contract) => upline.closed || downline.closed

/** The contract as the platform told it along with a refusal. */
function contractIn(end: Told): Contract | null {
  const value = refusalIn(end)?.value
  return value && 'contract' in value ? value.contract : null
}

/** What ending a contract is made of; `contract-termination.machine.ts` puts it together. */
export const terminationSetup = setup({
  types: {
    input: {} as TerminationInput,
    context: {} as TerminationContext,
    events: {} as TerminationEvent,
    tags: {} as 'busy' | 'failed' | 'reading' | 'alone',
    children: {} as {
      askTermination: 'askTermination'
      askEndPreview: 'askEndPreview'
      endAlone: 'endAlone'
      requestWatch: 'requestWatch'
    },
  },
  actors: {
    askTermination: idempotentRequestMachine(askTermination),
    askEndPreview: fromPromise<EndPreview, { contractId: string }>(({ input, signal }) =>
      askEndPreview(input, signal),
    ),
    endAlone: idempotentRequestMachine(endAlone),
    requestWatch: requestWatchMachine,
  },
  guards: {
    isNobodyThere: (_, preview: EndPreview) => preview.ok && isOneClosed(preview.value.contract),
    /** To be asked after those with a closed account have been told apart. */
    isOpenAgain: ({ context }, preview: EndPreview) => preview.ok && isOneClosed(context.contract),
    isTooLong: ({ context }) => context.reason.trim().length > LONGEST_REASON,
    isDone: (_, end: Told) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: Told; code: Refusal['code'] }) => refusalIn(end)?.code === code,
  },
  actions: {
    keepReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    makeIntent: assign({
      intent: ({ context: { contract, reason } }) =>
        newIntent({ contractId: contract.id, version: contract.version, reason: reason.trim() || undefined }),
      failure: null,
    }),
    keepAsked: assign((_, end: Told) =>
      'answer' in end && end.answer.ok && 'request' in end.answer.value
        ? { request: end.answer.value.request }
        : {},
    ),
    lookAgain: sendTo('requestWatch', { type: 'contracts.changed' }),
    keepSettled: assign(({ context }, { request, contract }: ReadRequest) => ({
      request,
      contract: contract ?? context.contract,
    })),
    keepPreview: assign((_, preview: EndPreview) => (preview.ok ? { ...preview.value, failure: null } : {})),
    keepStale: assign((_, end: Told) => {
      const refusal = refusalIn(end)
      return refusal?.code === 'contract.previewStale' ? refusal.value : {}
    }),
    makeLoneEnd: assign({
      loneEnd: ({ context: { contract, preview } }) =>
        newIntent({ contractId: contract.id, version: contract.version, preview }),
      failure: null,
    }),
    keepEnded: assign((_, end: Told) =>
      'answer' in end && end.answer.ok && 'ended' in end.answer.value
        ? { contract: end.answer.value.contract, ends: end.answer.value.ended }
        : {},
    ),
    keepContract: assign(({ context }, end: Told) => ({ contract: contractIn(end) ?? context.contract })),
    keepEndFailure: assign({ failure: (_, end: Told) => ('failure' in end ? end.failure : null) }),
    keepFailure: assign({ failure: (_, error: unknown): CallFailure => callFailureOf(error) }),
  },
})
