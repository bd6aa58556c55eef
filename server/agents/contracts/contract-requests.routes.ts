import { and, desc, eq, ne, or } from 'drizzle-orm'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, isOlder, readCursor } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import type { Platform } from '#server/platform/platform.ts'
import { acceptRequest, lapseIfUnpayable, rejectRequest, withdrawRequest } from './answer.ts'
import { refuseIfClosed } from './closed-party.ts'
import { contract, contractRequest } from './contract.table.ts'
import { changeOf, endsOf, previewOf } from './ends.ts'
import { editOffer, refuseOffer } from './offer.ts'
import { contractOf, findContract, readContracts } from './read-contracts.ts'
import { isSentBy, isSentTo, type Request, readRequest, requestOf, selectRequests } from './requests.ts'
import { lockTeam } from './team-lock.ts'
import { wouldCountFrom } from './terms-in-force.ts'

const isOf = (memberId: number) => or(isSentBy(memberId), isSentTo(memberId))
const isPending = eq(contractRequest.state, 'pending')

/** CONTR-07 */
export const listContractRequests: HandlerOf<'listContractRequests'> = async (context) => {
  const { platform, request, now, who } = context
  const { box, kind, cursor, limit } = request
  const memberId = who.member.id
  const boxes = {
    incoming: and(isPending, isSentTo(memberId)),
    sent: and(isPending, isSentBy(memberId)),
    history: and(ne(contractRequest.state, 'pending'), isOf(memberId)),
  }
  const after = readCursor(cursor, { value: 'moment', id: 'uuid' })
  const rows = await selectRequests(platform.database)
    .where(
      and(
        boxes[box],
        kind && eq(contractRequest.kind, kind),
        isOlder(after, { at: contractRequest.askedAt, id: contractRequest.id }),
      ),
    )
    .orderBy(desc(contractRequest.askedAt), desc(contractRequest.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.row : undefined
  return accept({
    requests: page.map((one) => requestOf(one, memberId, now)),
    next: last ? cursorAfter({ value: last.askedAt.toISOString(), id: last.id }) : null,
  })
}

export const readContractRequest: HandlerOf<'readContractRequest'> = async (context) => {
  const { platform, request, now, who } = context
  const memberId = who.member.id
  const found = await readRequest(platform.database, request.requestId, isOf(memberId))
  return accept({
    request: requestOf(found, memberId, now),
    contract: await contractAfter(platform.database, found, now),
  })
}

/** CONTR-05. Only the sender can edit an unanswered offer. Terminations have no terms to edit. */
export const editContractRequest: HandlerOf<'editContractRequest'> = (context) =>
  whilePending(context, isSentBy(context.who.member.id), async (tx, found) => {
    const { request, now, who } = context
    const { terms } = request
    const { type, kind } = found.row
    if (type === 'termination') throw new NotFound()
    const from = wouldCountFrom(found.versions, now)
    const refusal =
      (await refuseIfClosed(tx, found.row.downlineId)) ??
      (await refuseOffer(tx, who.member.id, { kind, terms, from }))
    if (refusal) return refusal
    const edited = await editOffer(tx, { ...found.row, type }, { terms, now })
    return accept({ request: requestOf(edited, who.member.id, now) })
  })

/** CONTR-02 */
export const previewContractAnswer: HandlerOf<'previewContractAnswer'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const found = await readRequest(database, request.requestId, isOf(who.member.id))
  if (found.row.state !== 'pending')
    return refuse('contract.settled', { request: requestOf(found, who.member.id, now) })
  const ends = await endsOf(database, changeOf(found, now), now)
  return accept({
    version: found.row.version,
    ends: ends.map((one) => contractOf(one, now)),
    preview: previewOf(ends),
  })
}

/**
 * CONTR-01, CONTR-02. The receiver sends the version and the preview hash that they have seen. Both must
 * still be current.
 */
export const acceptContractRequest: HandlerOf<'acceptContractRequest'> = (context) =>
  whilePending(context, isSentTo(context.who.member.id), async (tx, found) => {
    const { request, now, who } = context
    if (await lapseIfUnpayable(tx, found, now)) {
      const lapsed = await readRequest(tx, found.row.id, undefined)
      return refuse('contract.settled', { request: requestOf(lapsed, who.member.id, now) })
    }
    const ends = await endsOf(tx, changeOf(found, now), now)
    const preview = previewOf(ends)
    if (preview !== request.preview)
      return refuse('contract.previewStale', { ends: ends.map((one) => contractOf(one, now)), preview })
    await acceptRequest(tx, found, { ends, now })
    const ended = await readContracts(
      tx,
      ends.map(({ row }) => row.id),
    )
    return accept({
      ...(await contractState(tx, found, context)),
      ended: ended.map((one) => contractOf(one, now)),
    })
  })

export const rejectContractRequest: HandlerOf<'rejectContractRequest'> = (context) =>
  whilePending(context, isSentTo(context.who.member.id), async (tx, found) => {
    await rejectRequest(tx, found, context.now)
    return accept({ ...(await contractState(tx, found, context)), ended: [] })
  })

export const withdrawContractRequest: HandlerOf<'withdrawContractRequest'> = (context) =>
  whilePending(context, isSentBy(context.who.member.id), async (tx, found) => {
    await withdrawRequest(tx, found, context.now)
    return accept({ ...(await contractState(tx, found, context)), ended: [] })
  })

type Caller = { who: { member: { id: number } }; now: Date }

/**
 * Runs `work` under the team lock. If the request is no longer pending, or the caller has not seen its
 * current version, refuses with the current request (CONTR-06).
 */
async function whilePending<Result>(
  input: Caller & { platform: Platform; request: { requestId: string; version: number } },
  condition: ReturnType<typeof isOf>,
  work: (tx: Transaction, found: Request) => Promise<Result>,
) {
  const { platform, now, who, request } = input
  const memberId = who.member.id
  const { row } = await readRequest(platform.database, request.requestId, condition)
  return platform.database.transaction(async (tx) => {
    await lockTeam(tx, row.downlineId)
    const found = await readRequest(tx, row.id, condition)
    const seen = { request: requestOf(found, memberId, now) }
    if (found.row.state !== 'pending') return refuse('contract.settled', seen)
    if (found.row.version !== request.version) return refuse('contract.requestChanged', seen)
    return work(tx, found)
  })
}

async function contractState(tx: Transaction, { row }: Request, { who, now }: Caller) {
  const found = await readRequest(tx, row.id, undefined)
  return { request: requestOf(found, who.member.id, now), contract: await contractAfter(tx, found, now) }
}

async function contractAfter(database: Database | Transaction, { row }: Request, now: Date) {
  const found = row.contractId ? await findContract(database, eq(contract.id, row.contractId)) : null
  return found && contractOf(found, now)
}
