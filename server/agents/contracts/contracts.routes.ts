import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import { ceilingsOf, periodsWithin } from '#protocol/agents/tier-rules.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, isOlder, readCursor } from '#server/database/cursor.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseIfClosed } from './closed-party.ts'
import { contract } from './contract.table.ts'
import { type Downline, findDirectDownline } from './direct-downline.ts'
import {
  findPendingId,
  makeAmendment,
  makeOffer,
  makeTermination,
  refuseFirstOffer,
  refuseOffer,
  refuseUnlessCurrent,
  refuseWhilePending,
} from './offer.ts'
import { partyOf } from './parties.ts'
import { agreedBy, contractOf, findOwnContract, readContract, selectContracts } from './read-contracts.ts'
import { readRequest, requestOf } from './requests.ts'
import { lockTeam } from './team-lock.ts'
import { otherParty } from './terminate-unilaterally.ts'
import { wouldCountFrom } from './terms-in-force.ts'

export const listContracts: HandlerOf<'listContracts'> = async ({ platform, request, now, who }) => {
  const { kind, state, memberId, cursor, limit } = request
  const [own, other] =
    request.with === 'upline'
      ? [contract.downlineId, contract.uplineId]
      : [contract.uplineId, contract.downlineId]
  const after = readCursor(cursor, { value: 'moment', id: 'uuid' })
  const rows = await selectContracts(platform.database)
    .where(
      and(
        eq(own, who.member.id),
        memberId === undefined ? undefined : isMember(other, memberId),
        kind && eq(contract.kind, kind),
        state && (state === 'running' ? isNull(contract.endedAt) : isNotNull(contract.endedAt)),
        isOlder(after, { at: contract.startedAt, id: contract.id }),
      ),
    )
    .orderBy(desc(contract.startedAt), desc(contract.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.row : undefined
  return accept({
    contracts: page.map((one) => contractOf(one, now)),
    next: last ? cursorAfter({ value: last.startedAt.toISOString(), id: last.id }) : null,
  })
}

/** Requests use the id 0 for the house. */
const isMember = (column: typeof contract.uplineId | typeof contract.downlineId, memberId: string) =>
  memberId === '0' ? isNull(column) : eq(column, /^\d{1,15}$/.test(memberId) ? Number(memberId) : -1)

export const readContractLimits: HandlerOf<'readContractLimits'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const { kind } = request
  const downline = await findDownline(platform, who.member.id, request.memberId)
  if (!downline.isAgent) return refuse('contract.notAgent', {})
  const [own, running, pendingId] = [
    await findOwnContract(database, { downlineId: who.member.id, kind }),
    await findOwnContract(database, { downlineId: downline.id, kind }),
    await findPendingId(database, { downlineId: downline.id, kind }),
  ]
  const pending = pendingId === null ? null : await readRequest(database, pendingId, undefined)
  const paidBy = own && agreedBy(own, now)
  const amendedFrom = running && wouldCountFrom(running.versions, now).toISOString()
  return accept({
    periods: periodsWithin(kind, ceilingsOf(paidBy, amendedFrom)),
    own: paidBy,
    downline: partyOf(downline),
    contract: running && contractOf(running, now),
    amendedFrom,
    request: pending && requestOf(pending, who.member.id, now),
  })
}

/** CONTR-05. Agents can offer a direct downline only the kinds of contract that they have themselves. */
export const offerContract: HandlerOf<'offerContract'> = async (context) => {
  const { platform, request, now, who } = context
  const { kind, terms } = request
  const uplineId = who.member.id
  const downline = await findDownline(platform, uplineId, request.memberId)
  if (!downline.isAgent) return refuse('contract.notAgent', {})
  if (downline.closed) return refuse('contract.memberClosed', {})
  return platform.database.transaction(async (tx) => {
    await lockTeam(tx, uplineId)
    const existing = await findOwnContract(tx, { downlineId: downline.id, kind })
    if (existing) return refuse('contract.exists', { contract: contractOf(existing, now) })
    const refusal =
      (await refuseWhilePending(tx, { downlineId: downline.id, kind })) ??
      (await refuseFirstOffer(tx, uplineId, { kind, terms, now }))
    if (refusal) return refusal
    const made = await makeOffer(tx, { uplineId, downlineId: downline.id, kind, terms, now })
    return accept({ request: requestOf(made, uplineId, now) })
  })
}

/** CONTR-05. Only the payer of a contract can offer new terms. */
export const amendContract: HandlerOf<'amendContract'> = async (context) => {
  const { platform, request, now, who } = context
  const { terms } = request
  const memberId = who.member.id
  const isPaidByThem = eq(contract.uplineId, memberId)
  const { row } = await readContract(platform.database, request.contractId, isPaidByThem)
  return platform.database.transaction(async (tx) => {
    await lockTeam(tx, row.downlineId)
    const found = await readContract(tx, row.id, isPaidByThem)
    const refusal =
      refuseUnlessCurrent(found, { version: request.version, now }) ??
      (await refuseIfClosed(tx, row.downlineId)) ??
      (await refuseWhilePending(tx, row)) ??
      (await refuseOffer(tx, memberId, { kind: row.kind, terms, from: wouldCountFrom(found.versions, now) }))
    if (refusal) return refusal
    const made = await makeAmendment(tx, found, { terms, now })
    return accept({ request: requestOf(made, memberId, now) })
  })
}

/** CONTR-01. Either party can request the end of a contract, unless the house is a party. */
export const terminateContract: HandlerOf<'terminateContract'> = async (context) => {
  const { platform, request, now, who } = context
  const { version, reason = '' } = request
  const memberId = who.member.id
  const isTheirs = or(eq(contract.uplineId, memberId), eq(contract.downlineId, memberId))
  const { row } = await readContract(platform.database, request.contractId, isTheirs)
  if (row.uplineId === null) return refuse('contract.withHouse', {})
  return platform.database.transaction(async (tx) => {
    await lockTeam(tx, row.downlineId)
    const found = await readContract(tx, row.id, isTheirs)
    const refusal = refuseUnlessCurrent(found, { version, now })
    if (refusal) return refusal
    if (otherParty(found, memberId).isClosed)
      return refuse('contract.partyClosed', { contract: contractOf(found, now) })
    const waits = await refuseWhilePending(tx, row)
    if (waits) return waits
    const made = await makeTermination(tx, found, { byUpline: row.uplineId === memberId, reason, now })
    return accept({ request: requestOf(made, memberId, now) })
  })
}

async function findDownline(platform: Platform, uplineId: number, memberId: string): Promise<Downline> {
  const found = await findDirectDownline(platform, uplineId, memberId)
  if (!found) throw new NotFound()
  return found
}
