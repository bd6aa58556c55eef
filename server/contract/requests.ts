import { and, eq, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { InferOutput } from 'valibot'
import type { contractRequest as requestSeen } from '#contract/contract-terms.ts'
import type { Database, Transaction } from '../database/database.ts'
import { contractRequest } from '../database/schema/contract.ts'
import { member } from '../database/schema/member.ts'
import { UnknownThing } from '../unknown-thing.ts'
import { isUuid } from './list-place.ts'
import { partyOf } from './parties.ts'

const upline = alias(member, 'upline')
const downline = alias(member, 'downline')

/** Requests with their parties. */
export const selectRequests = (database: Database | Transaction) =>
  database
    .select({
      row: contractRequest,
      upline: { id: upline.id, account: upline.account, nickname: upline.nickname },
      downline: { id: downline.id, account: downline.account, nickname: downline.nickname },
    })
    .from(contractRequest)
    .leftJoin(upline, eq(upline.id, contractRequest.uplineId))
    .innerJoin(downline, eq(downline.id, contractRequest.downlineId))
    .$dynamic()

export type Request = Awaited<ReturnType<typeof selectRequests>>[number]

/** Whether a member sent a request, or is the one who answers it. */
export const isSentBy = (memberId: number): SQL | undefined =>
  or(
    and(eq(contractRequest.byUpline, true), eq(contractRequest.uplineId, memberId)),
    and(eq(contractRequest.byUpline, false), eq(contractRequest.downlineId, memberId)),
  )
export const isAskedOf = (memberId: number): SQL | undefined =>
  or(
    and(eq(contractRequest.byUpline, false), eq(contractRequest.uplineId, memberId)),
    and(eq(contractRequest.byUpline, true), eq(contractRequest.downlineId, memberId)),
  )

/**
 * The request with an id for which the condition holds.
 *
 * @throws UnknownThing where there is none
 */
export async function readRequest(
  database: Database | Transaction,
  id: string,
  condition: SQL | undefined,
): Promise<Request> {
  if (!isUuid(id)) throw new UnknownThing()
  const [found] = await selectRequests(database).where(and(eq(contractRequest.id, id), condition))
  if (!found) throw new UnknownThing()
  return found
}

/** A request as one of its parties sees it. */
export function requestOf(
  { row, upline, downline }: Request,
  readerId: number,
): InferOutput<typeof requestSeen> {
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
    reason: row.reason,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  }
}
