import type { RequestInput } from '#contract/call.ts'
import { type ContractRequestPage, listContractRequests } from '#contract/contract-requests.ts'
import { type ContractPage, listContracts } from '#contract/contracts.ts'
import { read } from './ask.ts'

/** A page of the contracts with the upline, or with downlines. */
export const readContracts = (
  asked: RequestInput<typeof listContracts>,
  signal: AbortSignal,
): Promise<ContractPage> => read(listContracts, asked, { signal })

/** A page of contract requests: to be answered, sent, or settled. */
export const readRequests = (
  asked: RequestInput<typeof listContractRequests>,
  signal: AbortSignal,
): Promise<ContractRequestPage> => read(listContractRequests, asked, { signal })
