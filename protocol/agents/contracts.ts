import * as v from 'valibot'
import { basisPoints } from '#domain/money/rate.ts'
import { addedText } from '#domain/text/plain-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import {
  agreedTerms,
  contract,
  contractKind,
  contractParty,
  contractRequest,
  contractState,
  contractTerms,
} from './contract-terms.ts'

const made = v.object({ request: contractRequest })

export const LONGEST_REASON = 140

/** The downline is a player. Only agents can have contracts. */
const notAgent = v.object({})

const termsRefusals = {
  /** The tiers (by index) whose rate exceeds the upline's own rate at the same thresholds. */
  'contract.rateAboveOwn': v.object({ tiers: v.array(v.object({ tier: count, allowed: basisPoints })) }),
  /** Index of the first tier that is not above the previous one. */
  'contract.tiersNotRising': v.object({ tier: count }),
  /**
   * This kind of contract does not allow the period, or the agent's own contract will have another period.
   */
  'contract.periodNotAllowed': v.object({}),
}

export const runningRefusals = {
  'contract.requestOpen': v.object({ requestId: id }),
  'contract.ended': v.object({ contract }),
  'contract.changed': v.object({ contract }),
}

/** Only the operator can change contracts with the house. */
export const withHouse = { 'contract.withHouse': v.object({}) }

export const listContracts = call({
  method: 'GET',
  path: '/wps/relay/contracts',
  access: 'token',
  summary: 'Lists the caller’s contracts with the upline or with downlines.',
  request: v.object({
    with: v.picklist(['upline', 'downline']),
    kind: v.optional(contractKind),
    state: v.optional(contractState),
    memberId: v.optional(id),
    ...keyPage,
  }),
  reply: v.object({ contracts: v.array(contract), next }),
})

export const readContractLimits = call({
  method: 'GET',
  path: '/wps/relay/contracts/limits',
  access: 'agent',
  summary: 'Returns the highest terms a downline may be offered, and the current contract and request.',
  request: v.object({ kind: contractKind, memberId: id }),
  reply: v.object({
    /**
     * The only allowed period is that of the agent's own contract. None is allowed while that period is
     * changing.
     */
    periods: v.array(contractTerms.entries.period),
    /** The agent's own terms. Null if the agent has no such contract, and therefore cannot offer one. */
    own: v.nullable(agreedTerms),
    downline: contractParty,
    contract: v.nullable(contract),
    /** When amended terms would take effect if accepted now; null if there is no contract. */
    amendedFrom: v.nullable(moment),
    request: v.nullable(contractRequest),
  }),
  refusals: { 'contract.notAgent': notAgent },
})

export const offerContract = call({
  method: 'POST',
  path: '/wps/relay/contracts/offer',
  access: 'agent',
  idempotent: true,
  summary: 'Offers a contract to a direct downline.',
  request: v.object({ kind: contractKind, memberId: id, terms: contractTerms }),
  reply: made,
  refusals: {
    ...termsRefusals,
    'contract.requestOpen': runningRefusals['contract.requestOpen'],
    /** A contract already exists, and the agent can amend it. */
    'contract.exists': v.object({ contract }),
    'contract.noneOwn': v.object({}),
    'contract.notAgent': notAgent,
    'contract.memberClosed': v.object({}),
  },
})

export const amendContract = call({
  method: 'POST',
  path: '/wps/relay/contracts/amend',
  access: 'agent',
  idempotent: true,
  summary: 'Offers changed terms for a running contract to a direct downline.',
  request: v.object({ contractId: id, version: count, terms: contractTerms }),
  reply: made,
  refusals: {
    ...termsRefusals,
    ...runningRefusals,
    /** The operator has closed the downline's account, so the downline cannot answer. */
    'contract.memberClosed': v.object({}),
  },
})

export const terminateContract = call({
  method: 'POST',
  path: '/wps/relay/contracts/terminate',
  access: 'token',
  idempotent: true,
  summary: 'Asks the other party to end a running contract.',
  request: v.object({
    contractId: id,
    version: count,
    reason: v.optional(addedText(LONGEST_REASON)),
  }),
  reply: made,
  refusals: {
    ...runningRefusals,
    ...withHouse,
    /** The other party's account is closed, so `endContract` can end the contract. */
    'contract.partyClosed': v.object({ contract }),
  },
})

export type ContractPage = ReplyOf<typeof listContracts>
