import { eq, or } from 'drizzle-orm'
import { accept, type HandlerOf, refuse } from '#server/platform/handler.ts'
import { contract } from './contract.table.ts'
import { endOf, endsOf, previewOf } from './ends.ts'
import { refuseUnlessCurrent } from './offer.ts'
import { type Contract, contractOf, readContract, readContracts } from './read-contracts.ts'
import { lockTeam } from './team-lock.ts'
import { otherParty, terminateUnilaterally } from './terminate-unilaterally.ts'

const isOf = (memberId: number) => or(eq(contract.uplineId, memberId), eq(contract.downlineId, memberId))

/** Returns null if the contract can be ended: it is active and between two members. */
function refuseToEnd(found: Contract, now: Date) {
  if (found.row.uplineId === null) return refuse('contract.withHouse', {})
  return found.row.endedAt ? refuse('contract.ended', { contract: contractOf(found, now) }) : null
}

/** CONTR-01, CONTR-02 */
export const previewContractEnd: HandlerOf<'previewContractEnd'> = async (context) => {
  const { platform, request, now, who } = context
  const { database } = platform
  const found = await readContract(database, request.contractId, isOf(who.member.id))
  const refusal = refuseToEnd(found, now)
  if (refusal) return refusal
  const ends = await endsOf(database, endOf(found), now)
  return accept({
    contract: contractOf(found, now),
    ends: ends.map((one) => contractOf(one, now)),
    preview: previewOf(ends),
  })
}

/** CONTR-01. A contract can be ended unilaterally only if the other party's account is closed. */
export const endContract: HandlerOf<'endContract'> = async (context) => {
  const { platform, request, now, who } = context
  const memberId = who.member.id
  const { row } = await readContract(platform.database, request.contractId, isOf(memberId))
  return platform.database.transaction(async (tx) => {
    await lockTeam(tx, row.downlineId)
    const found = await readContract(tx, row.id, isOf(memberId))
    const { side, isClosed } = otherParty(found, memberId)
    const refusal =
      refuseToEnd(found, now) ??
      (isClosed
        ? refuseUnlessCurrent(found, { ...request, now })
        : refuse('contract.partyOpen', { contract: contractOf(found, now) }))
    if (refusal) return refusal
    const ends = await endsOf(tx, endOf(found), now)
    const preview = previewOf(ends)
    if (preview !== request.preview)
      return refuse('contract.previewStale', { ends: ends.map((one) => contractOf(one, now)), preview })
    await terminateUnilaterally(tx, found, { ends, side, now })
    const ids = [row.id, ...ends.map((one) => one.row.id)]
    const [own, ...ended] = (await readContracts(tx, ids)).map((one) => contractOf(one, now))
    if (!own) throw new Error(`Contract ${row.id} was not found`)
    return accept({ contract: own, ended })
  })
}
