import type { WalletDirection } from '#protocol/cashier/vendor-wallets.ts'
import type { Database } from '#server/database/database.ts'

/** Amount in minor units. */
export type AskedTransfer = {
  id: string
  memberId: number
  vendorCode: string
  direction: WalletDirection
  amount: number
}

/**
 * Vendors with their own wallets. Every method may throw and be retried, as the connection can break before
 * or after the work. So an id always names the same transfer, and its final status never changes.
 */
export type VendorWallets = {
  /** Transfers an amount to or from a member's wallet. `open`: the vendor is still processing it. */
  move(transfer: AskedTransfer): Promise<'done' | 'refused' | 'open'>
  /**
   * Whether a vendor currently reports balances. `database` is the caller's transaction, so that no second
   * connection is needed.
   */
  isTelling(vendorCode: string, database: Database): Promise<boolean>
}
