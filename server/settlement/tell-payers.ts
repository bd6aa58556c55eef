import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { contractBill } from '../database/schema/contract.ts'
import { member } from '../database/schema/member.ts'
import { tellMember } from '../message/tell-member.ts'
import { announceAll } from '../socket/announce.ts'
import { type DueBill, factsOf } from './due-bills.ts'

/** Bills that are told of in one transaction. */
const AT_ONCE = 500

/** The house is told of nothing. */
type Short = DueBill & { uplineId: number }

/**
 * Tells payers of their bills that wait for money, of each once, however often and by how many processes it is tried: whoever
 * marks a bill tells of it. Open pages of both parties hear that it waits.
 */
export async function tellPayers(database: Database, short: readonly DueBill[], at: Date): Promise<void> {
  const untold = short.filter((bill): bill is Short => bill.payerToldAt === null && bill.uplineId !== null)
  for (let first = 0; first < untold.length; first += AT_ONCE)
    await database.transaction((tx) => tellSome(tx, untold.slice(first, first + AT_ONCE), at))
}

async function tellSome(tx: Transaction, untold: readonly Short[], at: Date): Promise<void> {
  const ids = await markTold(tx, untold, at)
  const told = untold.filter(({ id }) => ids.has(id))
  for (const bill of told) {
    const facts = factsOf(bill, bill.payee)
    await tellMember(tx, { memberId: bill.uplineId, event: 'bill.waiting', facts, at })
  }
  const concerned = new Set(told.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]))
  await announceAll(
    tx,
    [...concerned].map((memberId) => ({ memberId, type: 'contracts.changed' })),
  )
}

/** Gives the ids of those that wait indeed, and of which nobody has told. */
async function markTold(tx: Transaction, untold: readonly Short[], at: Date): Promise<ReadonlySet<string>> {
  const isWaiting = and(
    inArray(
      contractBill.id,
      untold.map(({ id }) => id),
    ),
    eq(contractBill.state, 'due'),
    isNull(contractBill.payerToldAt),
    // Nothing is paid to a closed account.
    eq(member.closed, false),
  )
  const held = await tx
    .select({ id: contractBill.id })
    .from(contractBill)
    .innerJoin(member, eq(member.id, contractBill.downlineId))
    .where(isWaiting)
    // One that somebody holds is being paid, or told of: if it waits after that, the next run sees it.
    .for('update', { of: contractBill, skipLocked: true })
  const ids = held.map(({ id }) => id)
  await tx.update(contractBill).set({ payerToldAt: at }).where(inArray(contractBill.id, ids))
  return new Set(ids)
}
