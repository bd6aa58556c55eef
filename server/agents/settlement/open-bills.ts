import { randomUUID } from 'node:crypto'
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { contract, contractBill } from '#server/agents/contracts/contract.table.ts'
import { nextEnd, readVersions, termsAt, type Version } from '#server/agents/contracts/terms-in-force.ts'
import { isShort, periodAt, type Range } from '#server/calendar/periods.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { insertRows } from '#server/database/insert-rows.ts'
import { playedPeriods } from './played-periods.ts'
import type { Only } from './settle.ts'

const AT_ONCE = 500

/**
 * Maximum number of bills per contract and transaction, for periods of a day or longer. The next transaction
 * opens more. Without the limit, a clock jump of years would create hundreds of thousands of bills in one
 * transaction and block everyone.
 */
const BILLS_AT_ONCE = 8

type ContractRow = typeof contract.$inferSelect
type BillRow = typeof contractBill.$inferInsert
type Due = {
  row: ContractRow
  versions: readonly Version[]
  /** End of the last bill to open: the end of the contract or of a calendar period. */
  until: Date
}

/** Opens the bills of all periods that ended at or before `until`, and returns their number. */
export async function openBills(database: Database, until: Date, only?: Only): Promise<number> {
  const isDue = and(
    lte(contract.dueAt, until),
    only && eq(contract.downlineId, only.downlineId),
    only && eq(contract.kind, only.kind),
  )
  const openAll = async (isDue: SQL | undefined, skipLocked: boolean): Promise<number> => {
    let opened = 0
    for (;;) {
      const made = await database.transaction((tx) => openSome(tx, { isDue, until, skipLocked }))
      if (made === null) return opened
      opened += made
    }
  }
  let opened = await openAll(isDue, true)
  // Contracts locked by other transactions are handled one by one, which avoids deadlocks.
  const left = await database.select({ id: contract.id }).from(contract).where(isDue)
  for (const { id } of left) opened += await openAll(and(isDue, eq(contract.id, id)), false)
  return opened
}

async function openSome(
  tx: Transaction,
  { isDue, until, skipLocked }: { isDue: SQL | undefined; until: Date; skipLocked: boolean },
): Promise<number | null> {
  const rows = await tx
    .select()
    .from(contract)
    .where(isDue)
    .orderBy(asc(contract.dueAt), asc(contract.id))
    .limit(AT_ONCE)
    .for('update', skipLocked ? { skipLocked } : {})
  if (rows.length === 0) return null
  const all = await withVersions(tx, rows, until)
  const bills = [
    ...all.filter(isDueByDays).flatMap(periodBills),
    ...(await playedBills(tx, all.filter(isDueByParts))),
  ]
  await insertRows(tx, contractBill, bills)
  await moveOn(tx, all)
  return bills.length
}

async function withVersions(tx: Transaction, rows: readonly ContractRow[], until: Date): Promise<Due[]> {
  const versionsOf = await readVersions(tx, rows)
  return rows.map((row) => {
    const versions = versionsOf.get(row.id) ?? []
    return { row, versions, until: billableUntil(row, versions, until) }
  })
}

function billableUntil(
  { endedAt, billedUntil }: ContractRow,
  versions: readonly Version[],
  until: Date,
): Date {
  if (endedAt && endedAt <= until) return endedAt
  const { period } = termsAt(versions, billedUntil)
  if (isShort(period)) return later(periodAt(period, until).from, billedUntil)
  let ended = billedUntil
  for (let bills = 0; bills < BILLS_AT_ONCE; bills++) {
    const next = nextEnd(versions, ended)
    if (next > until) break
    ended = next
  }
  return ended
}

const later = (one: Date, other: Date): Date => (one > other ? one : other)
const earlier = (one: Date, other: Date): Date => (one < other ? one : other)

const isDueByParts = ({ row, versions }: Due): boolean => isShort(termsAt(versions, row.billedUntil).period)
const isDueByDays = (due: Due): boolean => !isDueByParts(due)

/** Returns one bill per period, even if there is nothing to pay. */
function periodBills({ row, versions, until }: Due): BillRow[] {
  const bills: BillRow[] = []
  for (let from = row.billedUntil; from < until; ) {
    const to = earlier(nextEnd(versions, from), until)
    bills.push(newBill(row, versions, { from, to }))
    from = to
  }
  return bills
}

/**
 * Returns one bill per period in which the team played. A day can have 288 periods, most of them without
 * rounds.
 */
async function playedBills(tx: Transaction, all: readonly Due[]): Promise<BillRow[]> {
  const ranges = all.map(({ row, versions, until }) => ({
    contractId: row.id,
    downlineId: row.downlineId,
    from: row.billedUntil,
    to: until,
    period: termsAt(versions, row.billedUntil).period,
  }))
  const played = await playedPeriods(tx, ranges)
  return all.flatMap(({ row, versions, until }) =>
    (played.get(row.id) ?? []).map(({ from, to }) =>
      newBill(row, versions, { from: later(from, row.billedUntil), to: earlier(to, until) }),
    ),
  )
}

const newBill = (row: ContractRow, versions: readonly Version[], { from, to }: Range): BillRow => ({
  id: randomUUID(),
  contractId: row.id,
  kind: row.kind,
  uplineId: row.uplineId,
  downlineId: row.downlineId,
  periodFrom: from,
  periodTo: to,
  state: 'calculating',
  terms: termsAt(versions, from),
})

/**
 * Moves contracts to the next period, which starts where the last bill ends. A contract that is billed up to
 * its end has no next period.
 */
async function moveOn(tx: Transaction, all: readonly Due[]): Promise<void> {
  const dueAts = all.map(({ row: { endedAt }, versions, until }) => {
    if (endedAt && endedAt <= until) return null
    const next = nextEnd(versions, until)
    return (endedAt ? earlier(next, endedAt) : next).toISOString()
  })
  await tx.execute(sql`
    update ${contract} contract set billed_until = moved.billed_until, due_at = moved.due_at
    from unnest(
      ${sql.param(all.map(({ row }) => row.id))}::uuid[],
      ${sql.param(all.map(({ until }) => until.toISOString()))}::timestamptz[],
      ${sql.param(dueAts)}::timestamptz[]
    ) as moved (id, billed_until, due_at)
    where contract.id = moved.id
  `)
}
