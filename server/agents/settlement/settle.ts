import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { Database } from '#server/database/database.ts'
import { type PublishedEvent, publishAll } from '#server/database/publish.ts'
import { calculateBills } from './calculate-bills.ts'
import { openBills } from './open-bills.ts'
import { type Paid, payBills } from './pay-bills.ts'

/** How long after its end a period is billed, in ms. The last rounds may be stored a moment late. */
const BILLED_AFTER = 5_000

export type Only = { downlineId: number; kind: ContractKind }

export type Settling = {
  now: Date
  /** Periods that end later are left to another run; defaults to `now`. */
  until?: Date
  only?: Only | undefined
  /**
   * Whether late payments are backdated to the end of their period, to keep the order of events after a clock
   * jump.
   */
  datesBack: boolean
}

/**
 * Numbers of bills that were opened, calculated, paid, left due for lack of money, or failed because the
 * payee's account is closed.
 */
export type Settled = { opened: number; calculated: number } & Paid['counts']

/**
 * Settles everything due by `until` in three steps: opens bills for ended periods, calculates them from
 * settled rounds, and pays them. Each step uses small transactions and resumes unfinished work. Contract
 * locks and idempotency keys make concurrent runs safe. If `database` is a transaction, all steps run in that
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
