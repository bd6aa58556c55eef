import { createHash } from 'node:crypto'
import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import { areWithin } from '#protocol/agents/tier-rules.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { contract, contractRequest } from './contract.table.ts'
import { type Contract, isRunning, selectContracts } from './read-contracts.ts'
import { type Request, selectRequests } from './requests.ts'
import { type Stretch, stretchesOf, termsDuring, wouldCountFrom } from './terms-in-force.ts'

/**
 * A change to an agent's contract of one kind. `own` lists the terms under which the agent will be paid, in
 * chronological order. It is empty if the contract ends.
 */
type Change = { kind: ContractKind; downlineId: number; own: readonly Stretch[] }

export const endOf = ({ row: { kind, downlineId } }: Contract): Change => ({ kind, downlineId, own: [] })

export const changeOf = ({ row, versions }: Request, now: Date): Change => ({
  kind: row.kind,
  downlineId: row.downlineId,
  own: row.terms ? stretchesOf([...versions, { terms: row.terms, since: now }]) : [],
})

/**
 * Returns the contracts that a change ends, from the top of the team down. A contract ends if it would at any
 * time pay a direct downline more than the agent is paid. All contracts of the same kind below it end too.
 */
export async function endsOf(
  database: Database | Transaction,
  change: Change,
  now: Date,
): Promise<Contract[]> {
  const running = await selectContracts(database).where(
    and(eq(contract.kind, change.kind), isPaidWithin(change.downlineId, contract.uplineId), isRunning),
  )
  const ended: Contract[] = []
  const visit = (uplineId: number, own: readonly Stretch[]) => {
    const paid = running.filter(({ row }) => row.uplineId === uplineId)
    for (const one of paid.sort((first, second) => (first.row.id < second.row.id ? -1 : 1))) {
      if (isCovered(one, own, now)) continue
      ended.push(one)
      visit(one.row.downlineId, [])
    }
  }
  visit(change.downlineId, change.own)
  return ended
}

/** Whether the payer will always be paid at least as much as this contract pays. */
const isCovered = ({ versions }: Contract, own: readonly Stretch[], now: Date): boolean =>
  stretchesOf(versions)
    .filter(({ to }) => to === null || to > now)
    .every(({ terms, from, to }) => {
      const ceilings = termsDuring(own, { from: from > now ? from : now, to })
      return areWithin(ceilings, terms)
    })

/**
 * Returns a hash of the contracts' ids and versions, which shows whether a confirmed preview is still
 * current.
 */
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
 * Returns the pending requests that a change invalidates: requests about an ended contract, and offers that
 * their sender could no longer make.
 */
export async function lapsesOf(
  tx: Transaction,
  { kind, downlineId }: Change,
  { ended, now }: { ended: readonly Contract[]; now: Date },
): Promise<Request[]> {
  const pending = await selectRequests(tx).where(
    and(
      eq(contractRequest.kind, kind),
      eq(contractRequest.state, 'pending'),
      isPaidWithin(downlineId, contractRequest.uplineId),
    ),
  )
  const endedIds = new Set(ended.map(({ row }) => row.id))
  const offerers = [...new Set(pending.flatMap(({ row }) => row.uplineId ?? []))]
  const remaining = await selectContracts(tx).where(
    and(eq(contract.kind, kind), inArray(contract.downlineId, offerers), isRunning),
  )
  const own = new Map(remaining.map(({ row, versions }) => [row.downlineId, stretchesOf(versions)]))
  return pending.filter(({ row, versions }) => {
    if (row.contractId && endedIds.has(row.contractId)) return true
    if (row.terms === null) return false
    const paidBy = row.uplineId === null ? undefined : own.get(row.uplineId)
    const ceilings = termsDuring(paidBy ?? [], { from: wouldCountFrom(versions, now), to: null })
    return !areWithin(ceilings, row.terms)
  })
}

/** Matches rows whose upline is the agent or a member of the agent's team. */
const isPaidWithin = (
  agentId: number,
  uplineId: typeof contract.uplineId | typeof contractRequest.uplineId,
): SQL | undefined =>
  or(
    eq(uplineId, agentId),
    sql`${uplineId} in (select ${teamAncestor.memberId} from ${teamAncestor} where ${teamAncestor.ancestorId} = ${agentId})`,
  )

/** Ends contracts. The elapsed part of their current period is still billed. */
export async function endContracts(
  tx: Transaction,
  ended: readonly Contract[],
  { now, endedBy }: { now: Date; endedBy: NonNullable<Contract['row']['endedBy']> },
): Promise<void> {
  if (ended.length === 0) return
  const isEnded = inArray(
    contract.id,
    ended.map(({ row }) => row.id),
  )
  // Lock in a fixed order, so that concurrent changes cannot deadlock.
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
