import type { WalletDirection } from '#protocol/cashier/vendor-wallets.ts'
import type { Database } from '#server/database/database.ts'

/** The amount is in minor units. */
export type AskedTransfer = {
  id: string
  memberId: number
  vendorCode: string
  direction: WalletDirection
  amount: number
}

/**
 * Vendors that have their own wallets. Every method may throw and be retried, because the connection can
 * break before or after the vendor handles the request. So an id must always refer to the same transfer, and
 * a transfer's final status must never change.
 */
export type VendorWallets = {
  /**
   * Moves money to or from a member's wallet at a vendor. `open` means that the vendor is still processing
   * the transfer.
   */
  move(transfer: AskedTransfer): Promise<'done' | 'refused' | 'open'>
  /**
   * Whether a vendor can currently report balances.
   * @param database the caller's transaction, so that no second connection is needed
   */
  isTelling(vendorCode: string, database: Database): Promise<boolean>
}
