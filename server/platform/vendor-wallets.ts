import type { WalletDirection } from '#protocol/cashier/merchant-wallet.ts'
import type { Database } from '#server/database/database.ts'

/** A transfer as a vendor is asked for it; the amount in minor units. */
export type AskedTransfer = {
  id: string
  memberId: number
  vendorCode: string
  direction: WalletDirection
  amount: number
}

/**
 * The vendors, as far as they keep wallets. Each of these may throw or be asked again, for a line may break before the work or after
 * it: the same id is the same transfer, and what a vendor once said of it stands.
 */
export type VendorWallets = {
  /** Has an amount put into a member's wallet or taken out of it; `open` while the vendor is at it. */
  move(transfer: AskedTransfer): Promise<'done' | 'refused' | 'open'>
  /**
   * Whether a vendor tells at the moment what lies in its wallets. Asked within an intent, which holds a connection: where the answer
   * is looked up, it is over that one.
   */
  isTelling(vendorCode: string, database: Database): Promise<boolean>
}
