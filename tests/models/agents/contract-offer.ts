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
      'no contract yet': limits(),
      'an active contract': limits({ contract: contractLike() }),
      'an offer is open': limits({
        request: requestLike({ own: true, type: 'offer', contractId: null, current: null }),
      }),
      'a termination request is open': limits({
        contract: contractLike(),
        request: requestLike({ type: 'termination', terms: null }),
      }),
      'agent has no contract': limits({ own: null }),
      'agent’s contract changes period': limits({ periods: [] }),
      'account closed': limits({ downline: { ...south, closed: true } }),
      'not an agent': { done: { ok: false, refusal: { code: 'contract.notAgent', message: '', value: {} } } },
      'unknown player': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('offline') },
    },
    sendTerms: {
      'offer sent': { done: { answer: { ok: true, value: { request: requestLike({ own: true }) } } } },
      'above the agent’s own rate': refused('contract.rateAboveOwn', { tiers: [{ tier: 0, allowed: 500 }] }),
      'tiers out of order': refused('contract.tiersNotRising', { tier: 0 }),
      'period not allowed': refused('contract.periodNotAllowed', {}),
      'another request is open': refused('contract.requestOpen', { requestId: 'r2' }),
      'contract already exists': refused('contract.exists', { contract: contractLike() }),
      'the contract has changed since': refused('contract.changed', {
        contract: contractLike({ version: 2 }),
      }),
      'the contract has ended since': refused('contract.ended', {
        contract: contractLike({ state: 'ended' }),
      }),
      'already answered': refused('contract.settled', { request: requestLike({ state: 'accepted' }) }),
      'the request has changed since': refused('contract.requestChanged', {
        request: requestLike({ version: 2 }),
      }),
      'agent has no contract': refused('contract.noneOwn', {}),
      'not an agent': refused('contract.notAgent', {}),
      'account closed': refused('contract.memberClosed', {}),
      'too many requests': undone('throttled'),
      'unknown player': undone('missing'),
      'not allowed': undone('forbidden'),
    },
    requestWatch: {
      answered: newsLike('request.settled', { own: true, state: 'accepted' }),
      'changed elsewhere': newsLike('request.changed', { own: true, version: 2 }),
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
