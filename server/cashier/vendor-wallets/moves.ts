import { and, asc, eq, isNull } from 'drizzle-orm'
import type { WalletMove } from '#protocol/cashier/vendor-wallets.ts'
import { isUuid } from '#server/core/is-uuid.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Database } from '#server/database/database.ts'
import { vendor } from '#server/games/vendor.table.ts'
import { currency } from '#server/texts/currency.ts'
import { walletTransfer } from './wallet-transfer.table.ts'

export type TransferRow = typeof walletTransfer.$inferSelect

export async function openMoveOf(database: Database, memberId: number): Promise<string | null> {
  const isOpen = and(eq(walletTransfer.memberId, memberId), isNull(walletTransfer.settledAt))
  const [open] = await database
    .select({ id: walletTransfer.moveId })
    .from(walletTransfer)
    .where(isOpen)
    .orderBy(asc(walletTransfer.createdAt))
    .limit(1)
  return open?.id ?? null
}

/**
 * Returns a move with all its transfers.
 * @throws NotFound if the move does not exist or belongs to another member
 */
export async function toMoveDto(database: Database, memberId: number, moveId: string): Promise<WalletMove> {
  if (!isUuid(moveId)) throw new NotFound()
  const rows = await database
    .select({ transfer: walletTransfer, vendor: vendor.name })
    .from(walletTransfer)
    .leftJoin(vendor, eq(vendor.code, walletTransfer.vendorCode))
    .where(and(eq(walletTransfer.moveId, moveId), eq(walletTransfer.memberId, memberId)))
    .orderBy(asc(walletTransfer.vendorCode))
  const [first] = rows
  if (!first) throw new NotFound()
  return {
    id: moveId,
    at: first.transfer.createdAt.toISOString(),
    currency: currency.code,
    isOpen: rows.some(({ transfer }) => transfer.settledAt === null),
    transfers: rows.map(({ transfer: { id, vendorCode, direction, amount, state }, vendor: name }) => ({
      id,
      vassalage: vendorCode,
      vendor: name ?? vendorCode,
      direction,
      amount,
      state,
    })),
  }
}
