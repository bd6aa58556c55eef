import type { Intent } from '#api/browser/request-intent.ts'
import type { WalletAnswer, WalletRequest } from '#api/cashier/vendor-wallets.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { MerchantWallet, WalletDirection, WalletMove } from '#protocol/cashier/vendor-wallets.ts'

/** `notEnough`: the amount exceeds the source wallet's balance. */
export type WalletAmountError = 'missing' | 'notEnough'

export type WalletOutcome = RequestOutcome<WalletAnswer>
export type WalletRefusal = Extract<WalletAnswer, { ok: false }>['refusal']

export type VendorWalletsInput = {
  memberId: string
  pending: Intent<WalletRequest> | null
}

export type VendorWalletsContext = VendorWalletsInput & {
  wallet: MerchantWallet
  direction: WalletDirection
  /** The chosen vendor's code; null if none can be chosen. */
  vassalage: string | null
  /** Minor units; null if nothing is typed. */
  amount: number | null
  amountError: WalletAmountError | null
  request: WalletRequest | null
  refusal: WalletRefusal | null
  /** Codes of the vendors from which nothing could be collected. */
  left: readonly string[]
  /** The request that was refused because another move was in progress; null if there is none. */
  unmoved: WalletRequest | null
  moveId: string | null
  /** The followed move once it has ended. Null until then, or if the platform does not know the move. */
  ended: WalletMove | null
  failure: CallFailure | null
}

export type VendorWalletsEvent =
  | { type: 'vendor.choose'; vassalage: string }
  | { type: 'direction.choose'; direction: WalletDirection }
  | { type: 'amount.change'; amount: number | null }
  | { type: 'transfer.submit' }
  | { type: 'wallets.collect' }
  | { type: 'transfer.confirm' }
  | { type: 'transfer.back' }
  | { type: 'transfer.retry' }
  | { type: 'transfer.another' }
  | { type: 'account.changed' }
