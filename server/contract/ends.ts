import { createHash } from 'node:crypto'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ContractKind, ContractTerms } from '#contract/contract-terms.ts'
import { tiersAbove } from '#contract/tier-rules.ts'
import type { Database, Transaction } from '../database/database.ts'
import { contract, contractRequest } from '../database/schema/contract.ts'
import { teamPlace } from '../database/schema/team.ts'
import { type Contract, isRunning, selectContracts } from './contracts.ts'
import { type Request, selectRequests } from './requests.ts'

/** What would come to stand between an agent and the upline: other terms, or with null nothing any more. */
type Change = { kind: ContractKind; downlineId: number; terms: ContractTerms | null }

/** The change that a request brings when it is accepted. */
export const changeOf = ({ row }: Request): Change => ({
  kind: row.kind,
  downlineId: row.downlineId,
  terms: row.type === 'termination' ? null : row.terms,
})

/**
 * The contracts that a change ends, from the top down: those that the agent pays direct downlines and could not offer
 * any more, and beneath an ended one all of the kind.
 */
export async function endsOf(database: Database | Transaction, change: Change): Promise<Contract[]> {
  const running = await selectContracts(database).where(
    and(eq(contract.kind, change.kind), isPaidWithin(change.downlineId, contract.uplineId), isRunning),
  )
  const ended: Contract[] = []
  const visit = (uplineId: number, own: ContractTerms | null) => {
    const paid = running.filter(({ row }) => row.uplineId === uplineId)
    for (const one of paid.sort((first, second) => (first.row.id < second.row.id ? -1 : 1))) {
      if (own && tiersAbove(own, one.terms).length === 0) continue
      ended.push(one)
      visit(one.row.downlineId, null)
    }
  }
  visit(change.downlineId, change.terms)
  return ended
}

/** Stands for exactly this list of contracts, each as it is. */
export const previewOf = (ends: readonly Contract[]): string =>
  createHash('sha256')
    .update(
      ends
        .map(({ row }) => `${row.id}:${row.version}`)
        .sort()
        .join(),
    )
    .digest('base64url')

/**
 * The requests that can no longer be answered after a change: about a contract that it ended, or an offer of terms that
 * whoever made it could not offer any more.
 */
export async function lapsesOf(
  tx: Transaction,
  change: Change,
  ended: readonly Contract[],
): Promise<Request[]> {
  const { kind, downlineId } = change
  const pending = await selectRequests(tx).where(
    and(
      eq(contractRequest.kind, kind),
      eq(contractRequest.state, 'pending'),
      isPaidWithin(downlineId, contractRequest.uplineId),
    ),
  )
  const endedIds = new Set(ended.map(({ row }) => row.id))
  const offerers = [...new Set(pending.flatMap(({ row }) => row.uplineId ?? []))]
  const standing = await selectContracts(tx).where(
    and(eq(contract.kind, kind), inArray(contract.downlineId, offerers), isRunning),
  )
  const own = new Map(standing.map(({ row, terms }) => [row.downlineId, terms]))
  return pending.filter(({ row }) => {
    if (row.contractId && endedIds.has(row.contractId)) return true
    if (row.terms === null) return false
    const paidBy = row.uplineId === null ? undefined : own.get(row.uplineId)
    return !paidBy || tiersAbove(paidBy, row.terms).length > 0
  })
}

/** Whether an upline is an agent or of the agent's team. */
const isPaidWithin = (
  agentId: number,
  uplineId: typeof contract.uplineId | typeof contractRequest.uplineId,
): SQL | undefined =>
  or(
    eq(uplineId, agentId),
    sql`${uplineId} in (select ${teamPlace.memberId} from ${teamPlace} where ${teamPlace.aboveId} = ${agentId})`,
  )

/** Ends contracts; what of a running period has passed is still billed. */
export async function endContracts(
  tx: Transaction,
  ended: readonly Contract[],
  { now, endedBy }: { now: Date; endedBy: 'agreement' | 'lowerRate' },
): Promise<void> {
  if (ended.length === 0) return
  const isEnded = inArray(
    contract.id,
    ended.map(({ row }) => row.id),
  )
  // In one order, as whoever else changes several: two such wait for each other and never in a circle.
  await tx.select({ id: contract.id }).from(contract).where(isEnded).orderBy(contract.id).for('update')
  await tx
    .update(contract)
    .set({
      version: sql`${contract.version} + 1`,
      endedAt: now,
      endedBy,
      dueAt: sql`least(${contract.dueAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(isEnded)
}
