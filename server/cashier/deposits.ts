import { and, desc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Language } from '#domain/text/language.ts'
import type { DepositState } from '#protocol/cashier/deposits.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import { type Cursor, isOlder } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import type { DepositChannel } from '#server/payments/channels.ts'
import { depositOrder } from '#server/payments/deposit-order.table.ts'
import { type BonusOfDeposit, toDepositBonusDto } from '#server/rewards/deposit-bonus/deposit-bonus-dto.ts'
import { currency } from '#server/texts/currency.ts'
import { localize } from '#server/texts/localized-text.ts'

export type DepositRow = typeof depositOrder.$inferSelect

/**
 * States of an order that is waiting for payment. A member has at most one such order. Older orders that may
 * still be paid late do not count.
 */
const openStates = ['created', 'reconciling'] as const satisfies DepositState[]

const reasons = {
  declined: /*i18n*/ {
    id: 'deposit.failed.declined',
    message: 'The payment provider declined this deposit. Nothing was charged.',
  },
  refused: /*i18n*/ {
    id: 'deposit.failed.refused',
    message: 'Your bank declined the payment. Nothing was added to your balance.',
  },
}

type Showing = {
  channels: readonly DepositChannel[]
  bonuses: ReadonlyMap<string, BonusOfDeposit>
  language: Language
}

export function toDepositDto(row: DepositRow, { channels, bonuses, language }: Showing) {
  const channel = channels.find(({ id }) => id === row.channelId)
  const bonus = bonuses.get(row.id)
  return {
    id: row.id,
    channelId: row.channelId,
    channelName: channel ? localize(channel.name, language) : row.channelId,
    amount: row.amount,
    paid: row.state === 'credited' ? (row.paid ?? row.amount) : null,
    currency: currency.code,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
    reason: row.reason ? localize(reasons[row.reason], language) : '',
    bonus: bonus ? toDepositBonusDto(bonus, { deposit: row.amount, language }) : null,
  }
}

/** Returns an order, with its payment code while the order can be paid. */
export const toPayableDto = (row: DepositRow, { now, ...showing }: Showing & { now: Date }) => ({
  ...toDepositDto(row, showing),
  now: now.toISOString(),
  copyCode: row.state === 'created' || row.state === 'reconciling' ? row.copyCode : null,
})

export function isOwnDeposit(memberId: number, id: string) {
  if (!isUuid(id)) throw new NotFound()
  return and(eq(depositOrder.id, id), eq(depositOrder.memberId, memberId))
}

/** @throws NotFound if the order does not exist or belongs to another member */
export async function findDeposit(database: Database, memberId: number, id: string): Promise<DepositRow> {
  const [row] = await database.select().from(depositOrder).where(isOwnDeposit(memberId, id))
  if (!row) throw new NotFound()
  return row
}

export async function openDepositOf(database: Database, memberId: number): Promise<string | null> {
  const isOpen = and(eq(depositOrder.memberId, memberId), inArray(depositOrder.state, openStates))
  const [row] = await database.select({ id: depositOrder.id }).from(depositOrder).where(isOpen)
  return row?.id ?? null
}

type DepositQuery = {
  memberId: number
  from: Date
  to: Date
  state?: DepositState | undefined
  after: Cursor | null
  limit: number
}

export const listOwnDeposits = (
  database: Database,
  { memberId, from, to, state, after, limit }: DepositQuery,
): Promise<DepositRow[]> =>
  database
    .select()
    .from(depositOrder)
    .where(
      and(
        eq(depositOrder.memberId, memberId),
        gte(depositOrder.createdAt, from),
        lt(depositOrder.createdAt, to),
        state && eq(depositOrder.state, state),
        isOlder(after, { at: depositOrder.createdAt, id: depositOrder.id }),
      ),
    )
    .orderBy(desc(depositOrder.createdAt), desc(depositOrder.id))
    .limit(limit)
