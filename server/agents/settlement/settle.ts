import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { Database } from '#server/database/database.ts'
import { type PublishedEvent, publishAll } from '#server/database/publish.ts'
import { calculateBills } from './calculate-bills.ts'
import { openBills } from './open-bills.ts'
import { type Paid, payBills } from './pay-bills.ts'

/** Milliseconds from the end of a period to its bill, as rounds may be stored a moment late. */
const BILLED_AFTER = 5_000

export type Only = { downlineId: number; kind: ContractKind }

export type Settling = {
  now: Date
  /** Periods that end after this are left to a later run; defaults to `now`. */
  until?: Date
  only?: Only | undefined
  /**
   * Whether late payments are dated at the end of their period, to keep the order of events after a clock
   * jump.
   */
  datesBack: boolean
}

/**
 * Number of bills opened, calculated, paid, left due for lack of money, and failed because of a closed payee.
 */
export type Settled = { opened: number; calculated: number } & Paid['counts']

/**
 * Settles everything due by `now` in three steps of small transactions: open bills for ended periods,
 * calculate them from settled rounds, and pay them. Each step resumes unfinished work. Contract locks and
 * idempotency keys make concurrent runs safe. Called within a transaction, all of it runs in that
 * transaction.
 */
export async function settle(
  database: Database,
  { now, until = now, only, datesBack }: Settling,
): Promise<Settled> {
  const opened = await openBills(database, new Date(until.getTime() - BILLED_AFTER), only)
  const calculated = await calculateBills(database, only)
  const { counts, touched } = await payBills(database, { now, until, only, datesBack })
  await publishAll(database, [...touched].flatMap(newsFor))
  return { opened, calculated, ...counts }
}

const newsFor = (memberId: number): PublishedEvent[] => [
  { memberId, type: 'balance.changed' },
  { memberId, type: 'contracts.changed' },
]
