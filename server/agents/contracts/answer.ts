import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { firstDueAt } from '#server/calendar/periods.ts'
import type { Transaction } from '#server/database/database.ts'
import { isClosed } from './closed-party.ts'
import { contract, contractRequest, contractVersion } from './contract.table.ts'
import { changeOf, endContracts, lapsesOf } from './ends.ts'
import { lapse } from './lapse.ts'
import { notifyBoth, notifyReceiver, notifySender } from './notify-parties.ts'
import { refuseOffer } from './offer.ts'
import { type Contract, findContract } from './read-contracts.ts'
import type { Request } from './requests.ts'
import { wouldCountFrom } from './terms-in-force.ts'

/**
 * Applies a pending request, ends the contracts that cannot coexist with it, and notifies everyone affected.
 * The caller must hold the team lock.
 * @param ends the result of `endsOf`, which the receiver has confirmed
 */
export async function acceptRequest(
  tx: Transaction,
  request: Request,
  { ends, now }: { ends: readonly Contract[]; now: Date },
): Promise<void> {
  const { row } = request
  const at = now
  await settle(tx, request, { state: 'accepted', now })
  if (row.type === 'offer') await startContract(tx, request, now)
  else await changeContract(tx, request, now)
  const because = endReason(row)
  await endContracts(tx, ends, { now, endedBy: because === 'ended' ? 'contractAbove' : because })
  await lapse(tx, await lapsesOf(tx, changeOf(request, now), { ended: ends, now }), now)
  const facts = { kind: row.kind, because }
  for (const ended of ends)
    await notifyBoth(tx, ended, { notification: { event: 'contract.ended', facts }, at })
  const notification =
    row.type === 'termination'
      ? ({ event: 'contract.terminationAgreed', facts: { kind: row.kind } } as const)
      : ({ event: 'contract.accepted', facts: agreedBy(request, row.type, now) } as const)
  await notifySender(tx, request, { notification, at })
}

function endReason({ terms, current }: Request['row']): 'ended' | 'otherPeriod' | 'lowerRate' {
  if (!terms) return 'ended'
  return current && current.period !== terms.period ? 'otherPeriod' : 'lowerRate'
}

function agreedBy({ row: { kind }, versions }: Request, type: 'offer' | 'amendment', now: Date) {
  if (type === 'offer') return { kind, type }
  return { kind, type, from: wouldCountFrom(versions, now).toISOString() }
}

/**
 * Marks a pending offer as lapsed if its sender's account was closed or the offer violates the current rules.
 * This is checked only now, as closing an account or changing a rule does not update pending offers. Returns
 * whether the offer lapsed.
 */
export async function lapseIfUnpayable(tx: Transaction, request: Request, now: Date): Promise<boolean> {
  const { kind, uplineId, terms } = request.row
  if (uplineId === null || terms === null) return false
  const from = wouldCountFrom(request.versions, now)
  const isPayable =
    !(await isClosed(tx, uplineId)) && !(await refuseOffer(tx, uplineId, { kind, terms, from }))
  if (isPayable) return false
  await lapse(tx, [request], now)
  return true
}

export async function rejectRequest(tx: Transaction, request: Request, now: Date): Promise<void> {
  const { kind, type } = request.row
  await settle(tx, request, { state: 'rejected', now })
  const notification =
    type === 'termination'
      ? ({ event: 'contract.terminationKept', facts: { kind } } as const)
      : ({ event: 'contract.rejected', facts: { kind, type } } as const)
  await notifySender(tx, request, { notification, at: now })
}

export async function withdrawRequest(tx: Transaction, request: Request, now: Date): Promise<void> {
  const { kind, type } = request.row
  await settle(tx, request, { state: 'withdrawn', now })
  const notification = { event: 'contract.requestWithdrawn', facts: { kind, type } } as const
  await notifyReceiver(tx, request, { notification, at: now })
}

const settle = (
  tx: Transaction,
  { row }: Request,
  { state, now }: { state: 'accepted' | 'rejected' | 'withdrawn'; now: Date },
) => tx.update(contractRequest).set({ state, answeredAt: now }).where(eq(contractRequest.id, row.id))

async function startContract(tx: Transaction, { row }: Request, now: Date): Promise<void> {
  if (!row.terms) throw new Error(`Offer ${row.id} has no terms`)
  const id = randomUUID()
  await tx.insert(contract).values({
    id,
    kind: row.kind,
    uplineId: row.uplineId,
    downlineId: row.downlineId,
    version: 1,
    startedAt: now,
    billedUntil: now,
    dueAt: firstDueAt(row.terms.period, now),
  })
  await tx.insert(contractVersion).values({ contractId: id, version: 1, terms: row.terms, since: now })
  await tx.update(contractRequest).set({ contractId: id }).where(eq(contractRequest.id, row.id))
}

async function changeContract(tx: Transaction, { row }: Request, now: Date): Promise<void> {
  const found = await findContract(tx, eq(contract.id, row.contractId ?? ''))
  if (!found || found.row.endedAt) throw new Error(`Request ${row.id} has no active contract`)
  if (!row.terms) return endContracts(tx, [found], { now, endedBy: 'agreement' })
  const version = found.row.version + 1
  await tx.update(contract).set({ version }).where(eq(contract.id, found.row.id))
  await tx.insert(contractVersion).values({ contractId: found.row.id, version, terms: row.terms, since: now })
}
