import type { Intent } from '#api/browser/request-intent.ts'
import type { WalletAnswer, WalletRequest } from '#api/cashier/merchant-wallet.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { MerchantWallet, WalletDirection, WalletMove } from '#protocol/cashier/merchant-wallet.ts'

/** Why an amount cannot be moved: nothing was typed, or less lies where it was to come from. */
export type WalletAmountError = 'missing' | 'notEnough'

export type WalletEnd = RequestOutcome<WalletAnswer>
export type WalletRefusal = Extract<WalletAnswer, { ok: false }>['refusal']

export type WalletTransferInput = {
  memberId: string
  /** A move of this tab of which nobody knows what became. */
  pending: Intent<WalletRequest> | null
}

export type WalletTransferContext = WalletTransferInput & {
  /** Known from the first answer on. */
  wallet: MerchantWallet
  direction: WalletDirection
  /** The vendor that was chosen; null where none can be. */
  vassalage: string | null
  /** Minor units; null while nothing is typed. */
  amount: number | null
  amountError: WalletAmountError | null
  /** What is to be confirmed, and then is done. */
  wish: WalletRequest | null
  refusal: WalletRefusal | null
  /** Codes of vendors from which nothing could be brought home. */
  left: readonly string[]
  /** What was asked for and not moved, as another move was under way. */
  unmoved: WalletRequest | null
  /** What is followed. */
  moveId: string | null
  /** How that ended; null where the platform did not know it. */
  ended: WalletMove | null
  failure: CallFailure | null
}

export type WalletTransferEvent =
  | { type: 'vendor.choose'; vassalage: string }
  | { type: 'direction.choose'; direction: WalletDirection }
  | { type: 'amount.change'; amount: number | null }
  | { type: 'transfer.submit' }
  | { type: 'wallets.collect' }
  | { type: 'transfer.confirm' }
  | { type: 'transfer.back' }
  | { type: 'transfer.retry' }
  | { type: 'transfer.another' }
  /** The platform says that something of the member's account has changed. */
  | { type: 'account.changed' }
