import { and, desc, eq, gte, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'
import { dayAt, startOfDay } from '#server/calendar/zoned-day.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { withdrawalsSetting } from '#server/payments/payments.settings.ts'
import { payoutAccount } from '#server/payments/payout-account.table.ts'
import { withdrawalOrder } from '#server/payments/withdrawal-order.table.ts'
import { openStates, unpaidStates, waitingStates } from '#server/payments/withdrawal-states.ts'
import type { SettingValue } from '#server/settings/define-setting.ts'
import { uploadsUsedFor } from '#server/support/uploads/uploads.ts'

export type WithdrawalRow = typeof withdrawalOrder.$inferSelect
export type WithdrawalTerms = SettingValue<typeof withdrawalsSetting>

export type WithdrawalWithAccount = { order: WithdrawalRow; accountName: string }

export type WithdrawalWithProof = WithdrawalWithAccount & { proof: string[] }

function isOwnWithdrawal(memberId: number, id: string) {
  if (!isUuid(id)) throw new NotFound()
  return and(eq(withdrawalOrder.id, id), eq(withdrawalOrder.memberId, memberId))
}

const withAccounts = (database: Database) =>
  database
    .select({ order: withdrawalOrder, accountName: payoutAccount.maskedName })
    .from(withdrawalOrder)
    .innerJoin(payoutAccount, eq(payoutAccount.id, withdrawalOrder.accountId))

/** @throws NotFound if the order does not exist or belongs to another member */
export async function findWithdrawal(
  database: Database,
  memberId: number,
  id: string,
): Promise<WithdrawalWithProof> {
  const [row] = await withAccounts(database).where(isOwnWithdrawal(memberId, id))
  if (!row) throw new NotFound()
  return { ...row, proof: row.order.disputedAt ? await uploadsUsedFor(database, id) : [] }
}

export async function openWithdrawalOf(
  database: Database | Transaction,
  memberId: number,
): Promise<string | null> {
  const isOpen = and(eq(withdrawalOrder.memberId, memberId), inArray(withdrawalOrder.state, openStates))
  const [row] = await database.select({ id: withdrawalOrder.id }).from(withdrawalOrder).where(isOpen)
  return row?.id ?? null
}

/** Returns the id of the newest order that is paid but not confirmed as received; null if there is none. */
export async function waitingWithdrawalOf(database: Database, memberId: number): Promise<string | null> {
  const isWaiting = and(eq(withdrawalOrder.memberId, memberId), inArray(withdrawalOrder.state, waitingStates))
  const [row] = await database
    .select({ id: withdrawalOrder.id })
    .from(withdrawalOrder)
    .where(isWaiting)
    .orderBy(desc(withdrawalOrder.createdAt), desc(withdrawalOrder.id))
    .limit(1)
  return row?.id ?? null
}

/**
 * Returns how many orders the member can still place today, and the amount that they can still withdraw, in
 * minor units.
 */
export async function leftToday(
  database: Database | Transaction,
  { memberId, now, terms }: { memberId: number; now: Date; terms: WithdrawalTerms },
): Promise<{ times: number; amount: number }> {
  const [used] = await database
    .select({
      times: sql`count(*)`.mapWith(Number),
      amount: sql`coalesce(sum(${withdrawalOrder.amount}), 0)`.mapWith(Number),
    })
    .from(withdrawalOrder)
    .where(
      and(
        eq(withdrawalOrder.memberId, memberId),
        gte(withdrawalOrder.createdAt, startOfDay(dayAt(now, calendarZone), calendarZone)),
        notInArray(withdrawalOrder.state, unpaidStates),
      ),
    )
  return {
    times: Math.max(0, terms.timesADay - (used?.times ?? 0)),
    amount: Math.max(0, terms.amountADay - (used?.amount ?? 0)),
  }
}

type WithdrawalQuery = {
  memberId: number
  from: Date
  to: Date
  state?: WithdrawalState | undefined
  after: Cursor | null
  limit: number
}

export const listOwnWithdrawals = (
  database: Database,
  { memberId, from, to, state, after, limit }: WithdrawalQuery,
): Promise<WithdrawalWithAccount[]> =>
  withAccounts(database)
    .where(
      and(
        eq(withdrawalOrder.memberId, memberId),
        gte(withdrawalOrder.createdAt, from),
        lt(withdrawalOrder.createdAt, to),
        state && eq(withdrawalOrder.state, state),
        isOlder(after, { at: withdrawalOrder.createdAt, id: withdrawalOrder.id }),
      ),
    )
    .orderBy(desc(withdrawalOrder.createdAt), desc(withdrawalOrder.id))
    .limit(limit)
