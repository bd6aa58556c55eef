import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import { endContract, previewContractEnd } from '#protocol/agents/contract-ends.ts'
import {
  acceptContractRequest,
  type ContractRequestPage,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from '#protocol/agents/contract-requests.ts'
import type { AgreedTerms, ContractKind } from '#protocol/agents/contract-terms.ts'
import {
  amendContract,
  type ContractPage,
  listContracts,
  offerContract,
  readContractLimits,
  terminateContract,
} from '#protocol/agents/contracts.ts'
import type { Call, ReplyOf, RequestInput } from '#protocol/kit/call.ts'

export type ContractLimits = ReplyOf<typeof readContractLimits>
export type LimitsAnswer = Answer<typeof readContractLimits>
export type LimitsRequest = RequestInput<typeof readContractLimits>

/**
 * Terms for a downline: a first offer, an amendment to a running contract, or a change to a pending request.
 */
export type TermsToSend =
  | { as: 'offer'; body: RequestInput<typeof offerContract> }
  | { as: 'amendment'; body: RequestInput<typeof amendContract> }
  | { as: 'edit'; body: RequestInput<typeof editContractRequest> }

export type TermsAnswer =
  | Answer<typeof offerContract>
  | Answer<typeof amendContract>
  | Answer<typeof editContractRequest>

export type ReadRequest = ReplyOf<typeof readContractRequest>
export type PreviewAnswer = Answer<typeof previewContractAnswer>
export type Acceptance = RequestInput<typeof acceptContractRequest>
export type AcceptanceAnswer = Answer<typeof acceptContractRequest>

export type RequestVersion = RequestInput<typeof rejectContractRequest>
export type RejectionAnswer = Answer<typeof rejectContractRequest>
export type WithdrawalAnswer = Answer<typeof withdrawContractRequest>

export type Termination = RequestInput<typeof terminateContract>
export type TerminationAnswer = Answer<typeof terminateContract>

export type UnilateralTermination = RequestInput<typeof endContract>
export type UnilateralTerminationAnswer = Answer<typeof endContract>

export type TerminationPreview = Answer<typeof previewContractEnd>

export const fetchLimits = (request: LimitsRequest, signal: AbortSignal): Promise<LimitsAnswer> =>
  callApi(readContractLimits, request, { signal })

/**
 * Throws `CallFailed`. If the response is lost, a retry with the same intent returns the outcome. This holds
 * for every intent in this file.
 */
export const sendTerms = (intent: Intent<TermsToSend>, signal: AbortSignal): Promise<TermsAnswer> => {
  const { as, body } = intent.request
  const options = { signal, idempotencyKey: intent.key }
  if (as === 'offer') return callApi(offerContract, body, options)
  return as === 'amendment'
    ? callApi(amendContract, body, options)
    : callApi(editContractRequest, body, options)
}

export const readRequest = (request: { requestId: string }, signal: AbortSignal): Promise<ReadRequest> =>
  fetchValue(readContractRequest, request, { signal })

export const fetchPreview = (request: { requestId: string }, signal: AbortSignal): Promise<PreviewAnswer> =>
  callApi(previewContractAnswer, request, { signal })

export const acceptRequest = (intent: Intent<Acceptance>, signal: AbortSignal): Promise<AcceptanceAnswer> =>
  send(acceptContractRequest, intent, signal)

export const rejectRequest = (
  intent: Intent<RequestVersion>,
  signal: AbortSignal,
): Promise<RejectionAnswer> => send(rejectContractRequest, intent, signal)

export const withdrawRequest = (
  intent: Intent<RequestVersion>,
  signal: AbortSignal,
): Promise<WithdrawalAnswer> => send(withdrawContractRequest, intent, signal)

export const requestTermination = (
  intent: Intent<Termination>,
  signal: AbortSignal,
): Promise<TerminationAnswer> => send(terminateContract, intent, signal)

export const fetchTerminationPreview = (
  request: { contractId: string },
  signal: AbortSignal,
): Promise<TerminationPreview> => callApi(previewContractEnd, request, { signal })

export const terminateUnilaterally = (
  intent: Intent<UnilateralTermination>,
  signal: AbortSignal,
): Promise<UnilateralTerminationAnswer> => send(endContract, intent, signal)

export const readRequests = (
  asked: RequestInput<typeof listContractRequests>,
  signal: AbortSignal,
): Promise<ContractRequestPage> => fetchValue(listContractRequests, asked, { signal })

/** A member's current terms. Kinds without a contract are missing. */
export type OwnTerms = { readonly [Kind in ContractKind]?: AgreedTerms }

export async function readOwnTerms(signal: AbortSignal): Promise<OwnTerms> {
  const { contracts } = await readContracts({ with: 'upline', state: 'running' }, signal)
  return Object.fromEntries(contracts.map((one) => [one.kind, one]))
}

export const readContracts = (
  asked: RequestInput<typeof listContracts>,
  signal: AbortSignal,
): Promise<ContractPage> => fetchValue(listContracts, asked, { signal })

const send = <C extends Call>(
  call: C,
  { key, request }: Intent<RequestInput<C>>,
  signal: AbortSignal,
): Promise<Answer<C>> => callApi(call, request, { signal, idempotencyKey: key })
