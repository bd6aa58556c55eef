import { fetchValue } from '#api/http/call-api.ts'
import { readConsolidatedContracts } from '#protocol/agents/consolidated-contracts.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { readRequests } from './contracts.ts'

/**
 * The status of each contract kind. 0: no contract, 1: running contract, 2: a request awaits the member's
 * answer.
 */
export type Consolidated = ReplyOf<typeof readConsolidatedContracts>

export type ContractStatus = {
  types: Consolidated
  /** Requests that await the member's answer, oldest first. */
  incoming: readonly ContractRequest[]
  hasMore: boolean
}

/** Maximum number of requests that open automatically. The member's list shows all of them. */
const MOST = 20

export async function readContractStatus(signal: AbortSignal): Promise<ContractStatus> {
  const types = await fetchValue(readConsolidatedContracts, {}, { signal })
  if (!Object.values(types).includes(2)) return { types, incoming: [], hasMore: false }
  const { requests, next } = await readRequests({ box: 'incoming', limit: MOST }, signal)
  return { types, incoming: requests.toReversed(), hasMore: next !== null }
}
