import { and, desc, eq, ne, or } from 'drizzle-orm'
import type {
  acceptContractRequest,
  editContractRequest,
  listContractRequests,
  previewContractAnswer,
  readContractRequest,
  rejectContractRequest,
  withdrawContractRequest,
} from '#contract/contract-requests.ts'
import { acceptRequest, rejectRequest, withdrawRequest } from '../contract/answer.ts'
import { contractOf, findContract, readContracts } from '../contract/contracts.ts'
import { changeOf, endsOf, previewOf } from '../contract/ends.ts'
import { cursorOf, isAfter } from '../contract/list-place.ts'
import { editOffer, refuseOffer } from '../contract/offer.ts'
import {
  isAskedOf,
  isSentBy,
  type Request,
  readRequest,
  requestOf,
  selectRequests,
} from '../contract/requests.ts'
import { lockTeam } from '../contract/team-lock.ts'
import type { Database, Transaction } from '../database/database.ts'
import { contract, contractRequest } from '../database/schema/contract.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import type { Platform } from '../platform.ts'
import { UnknownThing } from '../unknown-thing.ts'

const isOf = (memberId: number) => or(isSentBy(memberId), isAskedOf(memberId))
const isPending = eq(contractRequest.state, 'pending')

/** CONTR-07. */
export const contractRequestsHandler: Handler<typeof listContractRequests> = async (context) => {
  const { platform, request, who } = context
  const { box, kind, cursor, limit } = request
  const memberId = who.member.id
  const boxes = {
    incoming: and(isPending, isAskedOf(memberId)),
    sent: and(isPending, isSentBy(memberId)),
    history: and(ne(contractRequest.state, 'pending'), isOf(memberId)),
  }
  const place = { at: contractRequest.askedAt, id: contractRequest.id }
  const rows = await selectRequests(platform.database)
    .where(
      and(
        boxes[box],
        kind && eq(contractRequest.kind, kind),
        cursor === undefined ? undefined : isAfter(cursor, place),
      ),
    )
    .orderBy(desc(contractRequest.askedAt), desc(contractRequest.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1)?.row : undefined
  return accept({
    requests: page.map((one) => requestOf(one, memberId)),
    next: last ? cursorOf({ at: last.askedAt, id: last.id }) : null,
  })
}

export const contractRequestHandler: Handler<typeof readContractRequest> = async (context) => {
  const { platform, request, who } = context
  const memberId = who.member.id
  const found = await readRequest(platform.database, request.requestId, isOf(memberId))
  return accept({
    request: requestOf(found, memberId),
    contract: await contractAfter(platform.database, found),
  })
}

/** CONTR-05: its sender changes an offer while nobody has answered it. An end has no terms to change. */
export const editContractRequestHandler: Handler<typeof editContractRequest> = (context) =>
  whilePending(context, isSentBy(context.who.member.id), async (tx, found) => {
    const { request, now, who } = context
    const { terms } = request
    const { type, kind } = found.row
    if (type === 'termination') throw new UnknownThing()
    const refusal = await refuseOffer(tx, who.member.id, { kind, terms })
    if (refusal) return refusal
    const edited = await editOffer(tx, { ...found.row, type }, { terms, now })
    return accept({ request: requestOf(edited, who.member.id) })
  })

/** CONTR-02: what accepting would end, said before it is done. */
export const previewContractAnswerHandler: Handler<typeof previewContractAnswer> = async (context) => {
  const { platform, request, who } = context
  const { database } = platform
  const found = await readRequest(database, request.requestId, isOf(who.member.id))
  if (found.row.state !== 'pending')
    return refuse('contract.settled', { request: requestOf(found, who.member.id) })
  const ends = await endsOf(database, changeOf(found))
  return accept({ version: found.row.version, ends: ends.map(contractOf), preview: previewOf(ends) })
}

/** CONTR-01, CONTR-02: whoever is asked agrees, having read this version and which contracts end. */
export const acceptContractRequestHandler: Handler<typeof acceptContractRequest> = (context) =>
  whilePending(context, isAskedOf(context.who.member.id), async (tx, found) => {
    const { request, now, who } = context
    const ends = await endsOf(tx, changeOf(found))
    const preview = previewOf(ends)
    if (preview !== request.preview)
      return refuse('contract.previewStale', { ends: ends.map(contractOf), preview })
    await acceptRequest(tx, found, { ends, now })
    const ended = await readContracts(
      tx,
      ends.map(({ row }) => row.id),
    )
    return accept({
      ...(await standing(tx, found, who.member.id)),
      ended: ended.map(contractOf),
    })
  })

export const rejectContractRequestHandler: Handler<typeof rejectContractRequest> = (context) =>
  whilePending(context, isAskedOf(context.who.member.id), async (tx, found) => {
    await rejectRequest(tx, found, context.now)
    return accept({ ...(await standing(tx, found, context.who.member.id)), ended: [] })
  })

export const withdrawContractRequestHandler: Handler<typeof withdrawContractRequest> = (context) =>
  whilePending(context, isSentBy(context.who.member.id), async (tx, found) => {
    await withdrawRequest(tx, found, context.now)
    return accept({ ...(await standing(tx, found, context.who.member.id)), ended: [] })
  })

/**
 * CONTR-06: works on a request that waits, as its reader has read it, with everything about the team's contracts standing
 * still; otherwise says what came of it.
 */
async function whilePending<Result>(
  asked: {
    platform: Platform
    who: { member: { id: number } }
    request: { requestId: string; version: number }
  },
  condition: ReturnType<typeof isOf>,
  work: (tx: Transaction, found: Request) => Promise<Result>,
) {
  const { platform, who, request } = asked
  const memberId = who.member.id
  const { row } = await readRequest(platform.database, request.requestId, condition)
  return platform.database.transaction(async (tx) => {
    await lockTeam(tx, row.downlineId)
    const found = await readRequest(tx, row.id, condition)
    const seen = { request: requestOf(found, memberId) }
    if (found.row.state !== 'pending') return refuse('contract.settled', seen)
    if (found.row.version !== request.version) return refuse('contract.requestChanged', seen)
    return work(tx, found)
  })
}

/** A request and its contract as they are now. */
async function standing(tx: Transaction, { row }: Request, memberId: number) {
  const found = await readRequest(tx, row.id, undefined)
  return { request: requestOf(found, memberId), contract: await contractAfter(tx, found) }
}

async function contractAfter(database: Database | Transaction, { row }: Request) {
  const found = row.contractId ? await findContract(database, eq(contract.id, row.contractId)) : null
  return found && contractOf(found)
}
