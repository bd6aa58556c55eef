import { assign, fromPromise, setup } from 'xstate'
import { askEndPreview, askTermination, endAlone, type LoneEndPreview } from '#api/contracts.ts'
import { newIntent } from '#api/intent.ts'
import type { Contract } from '#contract/contract-terms.ts'
import { type CallFailure, callFailureOf } from '../call-failure.ts'
import { type IntentEnd, intentMachine, refusalIn } from '../intent.machine.ts'
import type { TerminationContext, TerminationEnd, TerminationEvent, TerminationInput } from './types.ts'

type Answer = Extract<TerminationEnd, { answer: unknown }>['answer'] | LoneEndPreview
type Refusal = Extract<Answer, { ok: false }>['refusal']
type Told = IntentEnd<Answer>

/** Most characters of a reason, as the contract with the platform has it. */
export const LONGEST_REASON = 140

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
    tags: {} as 'busy' | 'failed' | 'alone',
    children: {} as {
      askTermination: 'askTermination'
      askEndPreview: 'askEndPreview'
      endAlone: 'endAlone'
    },
  },
  actors: {
    askTermination: intentMachine(askTermination),
    askEndPreview: fromPromise<LoneEndPreview, { contractId: string }>(({ input, signal }) =>
      askEndPreview(input, signal),
    ),
    endAlone: intentMachine(endAlone),
  },
  guards: {
    /** Whoever reads this has an account that is open. */
    isNobodyThere: ({ context: { contract } }) => contract.upline.closed || contract.downline.closed,
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
    keepPreview: assign((_, preview: LoneEndPreview) =>
      preview.ok ? { ends: preview.value.ends, preview: preview.value.preview, failure: null } : {},
    ),
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
