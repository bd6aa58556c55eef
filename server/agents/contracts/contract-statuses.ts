import { and, eq } from 'drizzle-orm'
import { type ContractKind, contractKind } from '#protocol/agents/contract-terms.ts'
import type { Database } from '#server/database/database.ts'
import { contract, contractRequest } from './contract.table.ts'
import { isRunning } from './read-contracts.ts'
import { isSentTo } from './requests.ts'

/** 0: none; 1: the member has a contract that pays them; 2: the member has to answer a request. */
type ContractStatus = 0 | 1 | 2

export async function readContractStatuses(
  database: Database,
  memberId: number,
): Promise<Record<ContractKind, ContractStatus>> {
  const running = await database
    .select({ kind: contract.kind })
    .from(contract)
    .where(and(eq(contract.downlineId, memberId), isRunning))
  const requested = await database
    .select({ kind: contractRequest.kind })
    .from(contractRequest)
    .where(and(eq(contractRequest.state, 'pending'), isSentTo(memberId)))
  const has = (kinds: { kind: ContractKind }[], kind: ContractKind) => kinds.some((one) => one.kind === kind)
  const statusOf = (kind: ContractKind): ContractStatus =>
    has(requested, kind) ? 2 : has(running, kind) ? 1 : 0
  return Object.fromEntries(contractKind.options.map((kind) => [kind, statusOf(kind)])) as Record<
    ContractKind,
    ContractStatus
  >
}
