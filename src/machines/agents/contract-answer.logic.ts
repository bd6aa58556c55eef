import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import type { AnswerContext, AnswerOutcome } from './contract-answer.types.ts'

export type AnswerRefusal = Extract<
  Extract<AnswerOutcome, { answer: unknown }>['answer'],
  { ok: false }
>['refusal']

/** Returns the contract request in an outcome, or null if there is none. */
export function requestIn(outcome: AnswerOutcome): ContractRequest | null {
  if ('failure' in outcome) return null
  if (outcome.answer.ok) return outcome.answer.value.request
  const { refusal } = outcome.answer
  return refusal.code === 'contract.previewStale' ? null : refusal.value.request
}

/** Returns the id and version of the request on screen. Throws if no request is loaded. */
export const shownVersion = ({ request }: AnswerContext) => {
  if (!request) throw new Error('The request has not been loaded.')
  return { requestId: request.id, version: request.version }
}
