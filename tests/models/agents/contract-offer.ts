import { defineModel } from '@palpite/paths/model.ts'
import type { ContractLimits, TermsAnswer } from '#api/agents/contracts.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractOfferMachine } from '#machines/agents/contract-offer.machine.ts'
import { composingCases, contractLike, limitsLike, newsLike, requestLike, south } from './contract-samples.ts'

const limits = (changes: Partial<ContractLimits> = {}) => ({
  done: { ok: true as const, value: limitsLike(changes) },
})

type Refusal = Extract<TermsAnswer, { ok: false }>['refusal']
type ValueOf<Code extends Refusal['code']> = Extract<Refusal, { code: Code }>['value']

const refused = <Code extends Refusal['code']>(code: Code, value: ValueOf<Code>) => ({
  done: { answer: { ok: false, refusal: { code, message: '', value } } as TermsAnswer },
})

const undone = (reason: 'throttled' | 'missing' | 'forbidden') => ({
  done: { failure: { reason, retryAfter: reason === 'throttled' ? 30_000 : 0 } },
})

/** A draft that was in review before a reload. */
const savedDraft = {
  period: 'weekly' as const,
  tiers: [{ id: 0, netLoss: null, turnover: null, activeMembers: null, rate: 900 }],
}

export const contractOfferModel = defineModel(contractOfferMachine, {
  input: { kind: 'dividend', memberId: '11', agentId: '7', savedDraft, wasReviewing: true },
  events: {
    ...composingCases,
    'offer.submit': {},
    'offer.back': {},
    'offer.confirm': {},
    'offer.reread': {},
    'offer.discard': {},
    'contracts.changed': {},
  },
  outcomes: {
    fetchLimits: {
      'nothing yet': limits(),
      'a running contract': limits({ contract: contractLike() }),
      'an open offer': limits({
        request: requestLike({ own: true, type: 'offer', contractId: null, current: null }),
      }),
      'an open termination': limits({
        contract: contractLike(),
        request: requestLike({ type: 'termination', terms: null }),
      }),
      'no own contract': limits({ own: null }),
      'own period changes': limits({ periods: [] }),
      'closed account': limits({ downline: { ...south, closed: true } }),
      'not an agent': { done: { ok: false, refusal: { code: 'contract.notAgent', message: '', value: {} } } },
      'unknown member': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('offline') },
    },
    sendTerms: {
      sent: { done: { answer: { ok: true, value: { request: requestLike({ own: true }) } } } },
      'rate above own': refused('contract.rateAboveOwn', { tiers: [{ tier: 0, allowed: 500 }] }),
      'tiers not rising': refused('contract.tiersNotRising', { tier: 0 }),
      'period not allowed': refused('contract.periodNotAllowed', {}),
      'a request is open': refused('contract.requestOpen', { requestId: 'r2' }),
      'contract exists': refused('contract.exists', { contract: contractLike() }),
      'changed meanwhile': refused('contract.changed', { contract: contractLike({ version: 2 }) }),
      'ended meanwhile': refused('contract.ended', { contract: contractLike({ state: 'ended' }) }),
      'answered meanwhile': refused('contract.settled', { request: requestLike({ state: 'accepted' }) }),
      'edited meanwhile': refused('contract.requestChanged', { request: requestLike({ version: 2 }) }),
      'no own contract': refused('contract.noneOwn', {}),
      'not an agent': refused('contract.notAgent', {}),
      'closed account': refused('contract.memberClosed', {}),
      'too many calls': undone('throttled'),
      'unknown member': undone('missing'),
      'not allowed': undone('forbidden'),
    },
    requestWatch: {
      answered: newsLike('request.settled', { own: true, state: 'accepted' }),
      'edited elsewhere': newsLike('request.changed', { own: true, version: 2 }),
    },
  },
  view: ({ limits, draft, errors, refusal, closed, wasReviewing, retryAt }, now) => ({
    isOpen: limits?.request?.type,
    isRunning: limits?.contract !== null,
    tiers: draft?.tiers.map(({ rate }) => rate).slice(0, 2),
    count: draft?.tiers.length,
    period: draft?.period,
    hasErrors: Object.keys(errors).length > 0,
    refusal,
    closed,
    wasReviewing,
    isHeldBack: retryAt > now,
  }),
})
