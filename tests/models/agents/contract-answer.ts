import { defineModel } from '@palpite/paths/model.ts'
import type { AcceptanceAnswer, RejectionAnswer } from '#api/agents/contracts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { beneath, contractLike, newsLike, requestLike } from './contract-samples.ts'

const read = (changes: Partial<ContractRequest> = {}) => ({
  done: { request: requestLike(changes), contract: contractLike() },
})
const settled = { request: requestLike({ state: 'withdrawn' }) }
const changed = { request: requestLike({ version: 2, terms: null }) }

type Refusal = Extract<AcceptanceAnswer | RejectionAnswer, { ok: false }>['refusal']

const refused = <Code extends Refusal['code'], Value>(code: Code, value: Value) => ({
  ok: false as const,
  refusal: { code, message: '', value },
})
const preview = (ends: (typeof beneath)[], version = 1) => ({
  done: { ok: true as const, value: { version, ends, preview: `p${ends.length}` } },
})
const both = {
  'request already closed': { done: { answer: refused('contract.settled', settled) } },
  'changed by the sender': { done: { answer: refused('contract.requestChanged', changed) } },
  'request not found': { done: { failure: { reason: 'missing' as const, retryAfter: 0 } } },
  failed: { done: { failure: { reason: 'throttled' as const, retryAfter: 1_000 } } },
}
const done = (state: 'accepted' | 'rejected', ended: (typeof beneath)[]) => ({
  done: {
    answer: {
      ok: true as const,
      value: { request: requestLike({ state }), contract: contractLike({ version: 2 }), ended },
    },
  },
})

export const contractAnswerModel = defineModel(contractAnswerMachine, {
  input: { requestId: 'r1' },
  events: {
    'answer.accept': {},
    'answer.reject': {},
    'answer.confirm': {},
    'answer.back': {},
    'answer.later': {},
    'answer.close': {},
    'answer.retry': {},
    'contracts.changed': {},
  },
  outcomes: {
    readRequest: {
      'request awaits an answer': read(),
      'request already closed': read({ state: 'withdrawn' }),
      'request not found': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('offline') },
    },
    requestWatch: {
      'request already closed': newsLike('request.settled', { state: 'withdrawn' }),
      'changed by the sender': newsLike('request.changed', { version: 2 }),
    },
    fetchPreview: {
      'no contract ends': preview([]),
      'one contract ends': preview([beneath]),
      'preview of another version': preview([], 3),
      'request already closed': { done: refused('contract.settled', settled) },
      'request not found': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('offline') },
    },
    acceptRequest: {
      accepted: done('accepted', [beneath]),
      'contracts to end have changed': {
        done: { answer: refused('contract.previewStale', { ends: [], preview: 'p0' }) },
      },
      ...both,
    },
    rejectRequest: { rejected: done('rejected', []), ...both },
  },
  view: ({ request, preview }) => ({ state: request?.state, version: request?.version, preview }),
})
