import * as v from 'valibot'
import { basisPoints } from '#domain/money/rate.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { contract, contractKind, contractRequest, contractTerms } from './contract-terms.ts'

const seen = { requestId: id, version: count }

/** The answered request, the current contract, and the downline contracts that the answer has ended. */
const answered = v.object({
  request: contractRequest,
  contract: v.nullable(contract),
  ended: v.array(contract),
})

const answerRefusals = {
  /** The request was already answered or withdrawn, or has expired. The value shows which. */
  'contract.settled': v.object({ request: contractRequest }),
  'contract.requestChanged': v.object({ request: contractRequest }),
}

export const listContractRequests = call({
  method: 'GET',
  path: '/wps/relay/contracts/requests',
  access: 'token',
  summary: 'Lists received, sent or settled contract requests, newest first.',
  request: v.object({
    box: v.picklist(['incoming', 'sent', 'history']),
    kind: v.optional(contractKind),
    ...keyPage,
  }),
  reply: v.object({ requests: v.array(contractRequest), next }),
})

export const readContractRequest = call({
  method: 'GET',
  path: '/wps/relay/contracts/requests/details',
  access: 'token',
  summary: 'Returns one contract request with the current contract.',
  request: v.object({ requestId: id }),
  reply: v.object({ request: contractRequest, contract: v.nullable(contract) }),
})

export const editContractRequest = call({
  method: 'POST',
  path: '/wps/relay/contracts/requests/edit',
  access: 'agent',
  idempotent: true,
  summary: 'Changes the terms of an offer that has not been answered yet.',
  request: v.object({ ...seen, terms: contractTerms }),
  reply: v.object({ request: contractRequest }),
  refusals: {
    ...answerRefusals,
    'contract.rateAboveOwn': v.object({ tiers: v.array(v.object({ tier: count, allowed: basisPoints })) }),
    'contract.tiersNotRising': v.object({ tier: count }),
    'contract.periodNotAllowed': v.object({}),
    /** The operator has closed the downline's account, so the downline cannot answer. */
    'contract.memberClosed': v.object({}),
  },
})

export const previewContractAnswer = call({
  method: 'GET',
  path: '/wps/relay/contracts/requests/preview',
  access: 'token',
  summary: 'Lists the downline contracts that would end if a request were accepted.',
  request: v.object({ requestId: id }),
  reply: v.object({
    version: count,
    ends: v.array(contract),
    /** Token that identifies this list. The client sends it with the acceptance. */
    preview: v.string(),
  }),
  refusals: { 'contract.settled': answerRefusals['contract.settled'] },
})

export const acceptContractRequest = call({
  method: 'POST',
  path: '/wps/relay/contracts/requests/accept',
  access: 'token',
  idempotent: true,
  summary: 'Accepts a contract request and ends all contracts of the preview, or none of them.',
  request: v.object({ ...seen, preview: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)) }),
  reply: answered,
  refusals: {
    ...answerRefusals,
    /** The contracts that would end have changed since the preview. */
    'contract.previewStale': v.object({ ends: v.array(contract), preview: v.string() }),
  },
})

export const rejectContractRequest = call({
  method: 'POST',
  path: '/wps/relay/contracts/requests/reject',
  access: 'token',
  idempotent: true,
  summary: 'Rejects a contract request. The current contract continues.',
  request: v.object(seen),
  reply: answered,
  refusals: answerRefusals,
})

export const withdrawContractRequest = call({
  method: 'POST',
  path: '/wps/relay/contracts/requests/withdraw',
  access: 'token',
  idempotent: true,
  summary: 'Withdraws a contract request that has not been answered yet.',
  request: v.object(seen),
  reply: answered,
  refusals: answerRefusals,
})

export type ContractRequestPage = ReplyOf<typeof listContractRequests>
