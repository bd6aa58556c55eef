import { and, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import { contractBill } from '#server/agents/contracts/contract.table.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { publishAll } from '#server/database/publish.ts'
import { member } from '#server/identity/member.table.ts'
import { message } from '#server/notifications/message.table.ts'
import type { MessageFacts } from '#server/notifications/message-events.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import { type DueBill, factsOf } from './due-bills.ts'

const AT_ONCE = 500

type WaitingFacts = MessageFacts['bill.waiting']

/** A bill that an agent has to pay. The house gets no notifications. */
type UnpaidBill = DueBill & { uplineId: number }

/**
 * Notifies payers about bills that are waiting for money. No bill is announced twice, even by retries or
 * other processes. A contract's bills for one day share a message, because a five-minute salary has 288 bills
 * a day. Also refreshes both parties' open pages.
 */
export async function notifyPayers(database: Database, short: readonly DueBill[], at: Date): Promise<void> {
  const unnotified = short.filter(
    (bill): bill is UnpaidBill => bill.payerNotifiedAt === null && bill.uplineId !== null,
  )
  for (let first = 0; first < unnotified.length; first += AT_ONCE)
    await database.transaction((tx) => notifyBatch(tx, unnotified.slice(first, first + AT_ONCE), at))
}

async function notifyBatch(tx: Transaction, unnotified: readonly UnpaidBill[], at: Date): Promise<void> {
  const ids = await markNotified(tx, unnotified, at)
  const marked = unnotified.filter(({ id }) => ids.has(id))
  // The locks prevent a second message for the same day. Their fixed order prevents deadlocks.
  for (const payer of [...new Set(marked.map(({ uplineId }) => uplineId))].sort((a, b) => a - b))
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waiting bills'), ${payer})`)
  for (const bills of Map.groupBy(marked, dayKeyOf).values()) await notifyDay(tx, bills, at)
  const concerned = new Set(marked.flatMap(({ uplineId, downlineId }) => [uplineId, downlineId]))
  await publishAll(
    tx,
    [...concerned].map((memberId) => ({ memberId, type: 'contracts.changed' })),
  )
}

const dayOf = (bill: UnpaidBill): string =>
  startOfDay(dayAt(bill.periodFrom, calendarZone), calendarZone).toISOString()

const dayKeyOf = (bill: UnpaidBill): string => `${bill.contractId} ${dayOf(bill)}`

async function notifyDay(tx: Transaction, bills: readonly UnpaidBill[], at: Date): Promise<void> {
  const [bill] = bills
  if (!bill) return
  const { uplineId: memberId, contractId } = bill
  const day = dayOf(bill)
  const [before] = await tx
    .select({ id: message.id, facts: sql<WaitingFacts>`${message.facts}` })
    .from(message)
    .where(
      and(
        eq(message.memberId, memberId),
        eq(message.event, 'bill.waiting'),
        gte(message.at, new Date(day)),
        sql`${message.facts} @> ${JSON.stringify({ contractId, day })}::jsonb`,
      ),
    )
    .orderBy(desc(message.id))
    .limit(1)
  const all = [...(before ? [before.facts] : []), ...bills.map(waitingOf)]
  const facts = {
    ...waitingOf(bill),
    contractId,
    day,
    bills: all.reduce((sum, one) => sum + one.bills, 0),
    amount: all.reduce((sum, one) => sum + one.amount, 0),
    from: all.map(({ from }) => from).sort()[0] ?? day,
    to:
      all
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? day,
  }
  if (before) await tx.update(message).set({ facts }).where(eq(message.id, before.id))
  else await notifyMember(tx, { memberId, event: 'bill.waiting', facts, at })
}

const waitingOf = (bill: UnpaidBill) => ({ ...factsOf(bill, bill.payee), bills: 1 })

async function markNotified(
  tx: Transaction,
  unnotified: readonly UnpaidBill[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const isWaiting = and(
    inArray(
      contractBill.id,
      unnotified.map(({ id }) => id),
    ),
    eq(contractBill.state, 'due'),
    isNull(contractBill.payerNotifiedAt),
    eq(member.closed, false),
  )
  const held = await tx
    .select({ id: contractBill.id })
    .from(contractBill)
    .innerJoin(member, eq(member.id, contractBill.downlineId))
    .where(isWaiting)
    // Skip locked bills, as another process is paying or announcing them. The next run includes those still
    // due.
    .for('update', { of: contractBill, skipLocked: true })
  const ids = held.map(({ id }) => id)
  await tx.update(contractBill).set({ payerNotifiedAt: at }).where(inArray(contractBill.id, ids))
  return new Set(ids)
}
