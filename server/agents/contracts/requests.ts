import { and, eq, or, type SQL } from 'drizzle-orm'
import type { InferOutput } from 'valibot'
import type { contractRequest as toRequestDto } from '#protocol/agents/contract-terms.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { contract, contractRequest } from './contract.table.ts'
import { downline, parties, partyOf, upline } from './parties.ts'
import { countingFrom, wouldCountFrom } from './terms-in-force.ts'
import { versionsOf } from './versions.ts'

export const selectRequests = (database: Database | Transaction) =>
  database
    .select({
      row: contractRequest,
      ...parties,
      contract: { endedAt: contract.endedAt },
      versions: versionsOf(contractRequest.contractId),
    })
    .from(contractRequest)
    .leftJoin(contract, eq(contract.id, contractRequest.contractId))
    .leftJoin(upline, eq(upline.id, contractRequest.uplineId))
    .innerJoin(downline, eq(downline.id, contractRequest.downlineId))
    .$dynamic()

export type Request = Awaited<ReturnType<typeof selectRequests>>[number]

export const isSentBy = (memberId: number): SQL | undefined =>
  or(
    and(eq(contractRequest.byUpline, true), eq(contractRequest.uplineId, memberId)),
    and(eq(contractRequest.byUpline, false), eq(contractRequest.downlineId, memberId)),
  )
export const isSentTo = (memberId: number): SQL | undefined =>
  or(
    and(eq(contractRequest.byUpline, false), eq(contractRequest.uplineId, memberId)),
    and(eq(contractRequest.byUpline, true), eq(contractRequest.downlineId, memberId)),
  )

/** @throws NotFound if no request with this id matches the condition */
export async function readRequest(
  database: Database | Transaction,
  id: string,
  condition: SQL | undefined,
): Promise<Request> {
  if (!isUuid(id)) throw new NotFound()
  const [found] = await selectRequests(database).where(and(eq(contractRequest.id, id), condition))
  if (!found) throw new NotFound()
  return found
}

export function requestOf(found: Request, readerId: number, now: Date): InferOutput<typeof toRequestDto> {
  const { row, upline, downline } = found
  const [from, to] = row.byUpline
    ? [partyOf(upline), partyOf(downline)]
    : [partyOf(downline), partyOf(upline)]
  return {
    id: row.id,
    kind: row.kind,
    type: row.type,
    state: row.state,
    version: row.version,
    from,
    to,
    own: from.memberId === String(readerId),
    contractId: row.contractId,
    terms: row.terms,
    current: row.current,
    ...currentBeside(found, now),
    countsFrom: countsFrom(found, now)?.toISOString() ?? null,
    reason: row.reason,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}

/**
 * Returns when the contract's current terms take effect, and which terms apply until then. Both are null if
 * the current terms already apply, or if the request is an answered offer or amendment.
 */
function currentBeside(
  { row, versions }: Request,
  now: Date,
): Pick<InferOutput<typeof toRequestDto>, 'currentFrom' | 'currentBefore'> {
  const { state, type, answeredAt } = row
  const isShown = state === 'pending' || type === 'termination'
  const moment = answeredAt ?? now
  const counting = isShown ? countingFrom(versions).filter(({ since }) => since <= moment) : []
  const from = counting.at(-1)?.from
  if (!from || from <= moment) return { currentFrom: null, currentBefore: null }
  const before = counting.findLast((one) => one.from <= moment)
  return { currentFrom: from.toISOString(), currentBefore: before?.terms ?? null }
}

/** Returns when a request's terms take effect, or would if it were accepted now; null if they never do. */
function countsFrom({ row, contract, versions }: Request, now: Date): Date | null {
  const { terms, state, answeredAt } = row
  if (!terms) return null
  if (state === 'pending') return wouldCountFrom(versions, now)
  if (state !== 'accepted') return null
  const counting = countingFrom(versions)
  const place = counting.findIndex(({ since }) => since.getTime() === answeredAt?.getTime())
  const [own, after] = [counting[place], counting[place + 1]]
  if (!own) return null
  const isOvertaken = after !== undefined && after.from <= own.from
  const isEndedBefore = !!contract?.endedAt && contract.endedAt <= own.from
  return isOvertaken || isEndedBefore ? null : own.from
}
