import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { Database } from '#server/database/database.ts'
import { type PublishedEvent, publishAll } from '#server/database/publish.ts'
import { calculateBills } from './calculate-bills.ts'
import { openBills } from './open-bills.ts'
import { type Paid, payBills } from './pay-bills.ts'

/** Milliseconds after its end at which a period is billed, since rounds may be stored a moment later. */
const BILLED_AFTER = 5_000

export type Only = { downlineId: number; kind: ContractKind }

export type Settling = {
  now: Date
  /** Periods that end later are left to a later run; defaults to `now`. */
  until?: Date
  only?: Only | undefined
  /** Dates late payments at the end of their period, to keep the order of events after a clock jump. */
  datesBack: boolean
}

/** Bills opened, calculated, paid, left due for lack of money, and failed because the payee is closed. */
export type Settled = { opened: number; calculated: number } & Paid['counts']

/**
 * Settles everything due by `now` in three steps of small transactions: open bills for ended periods,
 * calculate them from settled rounds, and pay them. Each step resumes unfinished work, and contract locks
 * and idempotency keys make concurrent runs safe. Inside a transaction, settling is part of it.
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
