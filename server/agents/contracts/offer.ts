import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ContractKind, ContractTerms } from '#protocol/agents/contract-terms.ts'
import { firstNotRising, periodsWithin, tiersAbove } from '#protocol/agents/tier-rules.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { refuse } from '#server/platform/handler.ts'
import { contractRequest } from './contract.table.ts'
import { type ContractNotification, notifyReceiver } from './notify-parties.ts'
import { type Contract, contractOf, findOwnContract } from './read-contracts.ts'
import { type Request, readRequest } from './requests.ts'
import { stretchesOf, termsDuring, wouldCountFrom } from './terms-in-force.ts'

type Offered = { kind: ContractKind; terms: ContractTerms }

/**
 * Returns the refusal if the payout period is not allowed or a tier is not above the previous one; otherwise
 * null.
 * @param ceilings the agent's own terms during the time in which the offered terms would apply
 */
function refuseTerms({ kind, terms }: Offered, ceilings: readonly ContractTerms[]) {
  if (!periodsWithin(kind, ceilings).includes(terms.period)) return refuse('contract.periodNotAllowed', {})
  const tier = firstNotRising(terms.tiers)
  return tier === null ? null : refuse('contract.tiersNotRising', { tier })
}

/**
 * Returns the refusal if the terms are not allowed or exceed the agent's own; null if they may be offered.
 * @param from when the terms start; from then on, the agent must be paid at least as much
 */
export async function refuseOffer(
  database: Database | Transaction,
  uplineId: number,
  { from, ...offered }: Offered & { from: Date },
) {
  const own = await findOwnContract(database, { downlineId: uplineId, kind: offered.kind })
  const ceilings = termsDuring(stretchesOf(own?.versions ?? []), { from, to: null })
  const refusal = refuseTerms(offered, ceilings)
  if (refusal) return refusal
  const tiers = tiersAbove(ceilings, offered.terms)
  return tiers.length > 0 ? refuse('contract.rateAboveOwn', { tiers }) : null
}

/**
 * Returns null if the agent may offer these terms as a first contract. To write the offer afterwards, the
 * caller must hold the team lock.
 */
export async function refuseFirstOffer(
  database: Database | Transaction,
  uplineId: number,
  { now, ...offered }: Offered & { now: Date },
) {
  const refusal = refuseTerms(offered, [])
  if (refusal) return refusal
  const own = await findOwnContract(database, { downlineId: uplineId, kind: offered.kind })
  return own ? refuseOffer(database, uplineId, { ...offered, from: now }) : refuse('contract.noneOwn', {})
}

export async function refuseWhilePending(
  database: Database | Transaction,
  { downlineId, kind }: { downlineId: number; kind: ContractKind },
) {
  const requestId = await findPendingId(database, { downlineId, kind })
  return requestId === null ? null : refuse('contract.requestOpen', { requestId })
}

export async function findPendingId(
  database: Database | Transaction,
  { downlineId, kind }: { downlineId: number; kind: ContractKind },
): Promise<string | null> {
  const [pending] = await database
    .select({ id: contractRequest.id })
    .from(contractRequest)
    .where(
      and(
        eq(contractRequest.downlineId, downlineId),
        eq(contractRequest.kind, kind),
        eq(contractRequest.state, 'pending'),
      ),
    )
  return pending?.id ?? null
}

export const makeOffer = (
  tx: Transaction,
  { uplineId, downlineId, kind, terms, now }: Offered & { uplineId: number; downlineId: number; now: Date },
): Promise<Request> =>
  insertRequest(
    tx,
    { kind, type: 'offer', uplineId, downlineId, byUpline: true, terms, askedAt: now },
    { event: 'contract.offered', facts: { kind } },
  )

export const makeAmendment = (
  tx: Transaction,
  running: Contract,
  { terms, now }: { terms: ContractTerms; now: Date },
): Promise<Request> =>
  insertRequest(
    tx,
    { ...about(running), type: 'amendment', byUpline: true, terms, askedAt: now },
    {
      event: 'contract.amendmentOffered',
      facts: { kind: running.row.kind, from: wouldCountFrom(running.versions, now).toISOString() },
    },
  )

export const makeTermination = (
  tx: Transaction,
  running: Contract,
  { byUpline, reason, now }: { byUpline: boolean; reason: string; now: Date },
): Promise<Request> =>
  insertRequest(
    tx,
    { ...about(running), type: 'termination', byUpline, reason, askedAt: now },
    { event: 'contract.terminationAsked', facts: { kind: running.row.kind, reason } },
  )

const about = ({ row, terms }: Contract) => ({
  kind: row.kind,
  uplineId: row.uplineId,
  downlineId: row.downlineId,
  contractId: row.id,
  current: terms,
})

type NewRequest = Omit<typeof contractRequest.$inferInsert, 'id' | 'state' | 'version' | 'reason'> & {
  reason?: string
}

async function insertRequest(
  tx: Transaction,
  request: NewRequest,
  notification: ContractNotification,
): Promise<Request> {
  const id = randomUUID()
  await tx.insert(contractRequest).values({ reason: '', ...request, id, state: 'pending', version: 1 })
  const made = await readRequest(tx, id, undefined)
  await notifyReceiver(tx, made, { notification, at: request.askedAt })
  return made
}

export function refuseUnlessCurrent(found: Contract, { version, now }: { version: number; now: Date }) {
  const seen = { contract: contractOf(found, now) }
  if (found.row.endedAt) return refuse('contract.ended', seen)
  return found.row.version === version ? null : refuse('contract.changed', seen)
}

export async function editOffer(
  tx: Transaction,
  { id, kind, type, version }: Request['row'] & { type: 'offer' | 'amendment' },
  { terms, now }: { terms: ContractTerms; now: Date },
): Promise<Request> {
  await tx
    .update(contractRequest)
    .set({ terms, version: version + 1 })
    .where(eq(contractRequest.id, id))
  const edited = await readRequest(tx, id, undefined)
  await notifyReceiver(tx, edited, {
    notification: { event: 'contract.requestEdited', facts: { kind, type } },
    at: now,
  })
  return edited
}
