import { fetchValue } from '#api/http/call-api.ts'
import { readConsolidatedContracts } from '#protocol/agents/consolidated-contracts.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import { readRequests } from './contracts.ts'

/** How the member stands with each kind of contract: 0 not at all, 1 there is one, 2 something waits for their answer. */
export type Consolidated = ReplyOf<typeof readConsolidatedContracts>

export type ContractStanding = {
  types: Consolidated
  /** What waits for the member's answer, the oldest first. */
  incoming: readonly ContractRequest[]
  /** Whether still more waits than that. */
  hasMore: boolean
}

/** Most requests that are brought before somebody by themselves; the others are in their list. */
const MOST = 20

/** Asks how the member stands, and what waits for their answer where anything does. */
export async function readContractStanding(signal: AbortSignal): Promise<ContractStanding> {
  const types = await fetchValue(readConsolidatedContracts, {}, { signal })
  if (!Object.values(types).includes(2)) return { types, incoming: [], hasMore: false }
  const { requests, next } = await readRequests({ box: 'incoming', limit: MOST }, signal)
  return { types, incoming: requests.toReversed(), hasMore: next !== null }
}
