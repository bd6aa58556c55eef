import type { ContractKind } from '#protocol/agents/contract-terms.ts'
import type { Database } from '#server/database/database.ts'
import { type Announcement, announceAll } from '#server/database/publish.ts'
import { calculateBills } from './calculate-bills.ts'
import { openBills } from './open-bills.ts'
import { type Paid, payBills } from './pay-bills.ts'

/**
 * Milliseconds after its end at which a period is billed: a round that was settled within it may be kept a moment
 * later, and would be in no bill.
 */
const BILLED_AFTER = 5_000

/** Contracts of one downline and kind, in place of all. */
export type Only = { downlineId: number; kind: ContractKind }

export type Settling = {
  now: Date
  /** Periods that end later are left for another time; `now` unless told. */
  until?: Date
  only?: Only | undefined
  /**
   * Whether a payment that comes late is dated when its period ended. Where the clock was moved over it, nothing else
   * would tell what happened in between.
   */
  datesBack: boolean
}

/** Bills opened, calculated, paid, left due because the upline was short, and failed because the payee is closed. */
export type Settled = { opened: number; calculated: number } & Paid['counts']

/**
 * Settles what is due by `now`, in three steps, each of small transactions of its own: bills are opened for the periods that
 * have ended, calculated from the ledger of rounds, and paid. A step takes up whatever it finds, so that it doesn't matter
 * where the last run was cut off, nor how many processes run it at once: a bill is opened once by the contract's own lock and
 * paid once by the key of its operation. Within a transaction it settles as part of that one.
 */
export async function settle(
  database: Database,
  { now, until = now, only, datesBack }: Settling,
): Promise<Settled> {
  const opened = await openBills(database, new Date(until.getTime() - BILLED_AFTER), only)
  const calculated = await calculateBills(database, only)
  const { counts, touched } = await payBills(database, { now, until, only, datesBack })
  await announceAll(database, [...touched].flatMap(newsFor))
  return { opened, calculated, ...counts }
}

const newsFor = (memberId: number): Announcement[] => [
  { memberId, type: 'balance.changed' },
  { memberId, type: 'contracts.changed' },
]
