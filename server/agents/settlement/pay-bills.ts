import { and, eq, sql } from 'drizzle-orm'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { post } from '#server/ledger/post.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { type DueBill, dueBills, factsOf } from './due-bills.ts'
import { notifyPayers } from './notify-payers.ts'
import type { Settling } from './settle.ts'

/** An unpaid bill counts as late this long after the end of its period, in ms. */
const LATE = 60_000

/** Kinds of contract that are paid so rarely that the payee is notified of each payment. */
const notifiedKinds = new Set(['dividend', 'dailySalary'])
/** How long after the end of a period the payee is still notified of a payment, in ms. */
const NEWS = 7 * 86_400_000

export type Paid = {
  counts: { paid: number; short: number; failed: number }
  touched: ReadonlySet<number>
}

type Outcome = 'paid' | 'short' | 'failed' | 'elsewhere'

/**
 * Pays bills in order of their due date, upper levels first, so that agents can pass on money they receive.
 * Retries unpaid bills once, as the payer may have received money in the meantime.
 */
export async function payBills(
  database: Database,
  { now, until, only, datesBack }: Settling & { until: Date },
): Promise<Paid> {
  const counts = { paid: 0, short: 0, failed: 0 }
  const touched = new Set<number>()
  /** For each payer, the smallest amount that their wallet could not pay. */
  const tooMuch = new Map<number, number>()
  const pay = async (bill: DueBill, at: Date): Promise<boolean> => {
    const { uplineId, amount, downlineId } = bill
    if (uplineId !== null && amount >= (tooMuch.get(uplineId) ?? Number.POSITIVE_INFINITY)) return false
    const outcome = await database.transaction((tx) =>
      payBill(tx, bill, { at, now, isOwn: only !== undefined }),
    )
    if (outcome === 'short' && uplineId !== null) tooMuch.set(uplineId, amount)
    if (outcome === 'short' || outcome === 'elsewhere') return outcome !== 'short'
    counts[outcome]++
    tooMuch.delete(downlineId)
    for (const id of [uplineId, downlineId]) if (id !== null) touched.add(id)
    return true
  }
  const left: DueBill[] = []
  for (const bill of await dueBills(database, only)) {
    const isLate = now.getTime() - bill.periodTo.getTime() > LATE
    if (!(await pay(bill, datesBack && isLate ? bill.periodTo : now))) left.push(bill)
  }
  const at = datesBack ? until : now
  const short: DueBill[] = []
  for (const bill of left) if (!(await pay(bill, at))) short.push(bill)
  counts.short = short.length
  await notifyPayers(database, short, at)
  return { counts, touched }
}

/** Pays a bill. Returns `elsewhere` if another process has paid it or is paying it. */
async function payBill(
  tx: Transaction,
  bill: DueBill,
  { at, now, isOwn }: { at: Date; now: Date; isOwn: boolean },
): Promise<Outcome> {
  // If a crash loses this payment, the whole bill is due again, so the commit need not wait for the disk.
  if (!isOwn) await tx.execute(sql`set local synchronous_commit to off`)
  const isIt = eq(contractBill.id, bill.id)
  const [held] = await tx
    .select({ closed: member.closed })
    .from(contractBill)
    .innerJoin(member, eq(member.id, contractBill.downlineId))
    .where(and(isIt, eq(contractBill.state, 'due')))
    // The transaction of an API call already holds wallet locks, so it could deadlock if it waited for a
    // bill.
    .for('update', { of: contractBill, ...(isOwn ? { skipLocked: true } : {}) })
  if (!held) return 'elsewhere'
  if (held.closed) {
    await tx.update(contractBill).set({ state: 'failed' }).where(isIt)
    return 'failed'
  }
  const posted = await post(tx, {
    kind: bill.kind,
    key: `bill:${bill.id}`,
    reference: bill.id,
    at,
    postings: [
      { accountId: await payerOf(tx, bill), amount: -bill.amount },
      { accountId: bill.payeeWallet ?? (await walletOf(tx, bill.downlineId)), amount: bill.amount },
    ],
  })
  if (posted.outcome === 'short') return 'short'
  await tx
    .update(contractBill)
    .set({ state: 'paid', operationId: posted.operationId, paidAt: at })
    .where(isIt)
  if (notifiedKinds.has(bill.kind) && now.getTime() - bill.periodTo.getTime() <= NEWS)
    await notifyPayee(tx, bill, at)
  return 'paid'
}

function payerOf(tx: Transaction, { uplineId, payerWallet }: DueBill): Promise<number> | number {
  if (uplineId === null) return houseAccount(tx, 'commission')
  return payerWallet ?? walletOf(tx, uplineId)
}

const notifyPayee = (tx: Transaction, bill: DueBill, at: Date): Promise<void> =>
  notifyMember(tx, { memberId: bill.downlineId, event: 'bill.paid', facts: factsOf(bill, bill.payer), at })
