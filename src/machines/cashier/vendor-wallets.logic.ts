import type { WalletRequest } from '#api/cashier/vendor-wallets.ts'
import type { MerchantWallet } from '#protocol/cashier/vendor-wallets.ts'
import type { VendorWalletsContext, WalletAmountError, WalletRefusal } from './vendor-wallets.types.ts'

type OwnWallet = MerchantWallet['wallets'][number]
type Choice = Pick<VendorWalletsContext, 'wallet' | 'direction' | 'vassalage' | 'amount'>

export const noWallet: MerchantWallet = {
  isSingle: true,
  currency: '',
  currencySymbol: '',
  balance: 0,
  wallets: [],
  openMoveId: null,
}

const isOpen = ({ balance, closedUntil }: OwnWallet): boolean => balance !== null && closedUntil === null

const chosenIn = ({ wallet, vassalage }: Pick<Choice, 'wallet' | 'vassalage'>): OwnWallet | undefined =>
  wallet.wallets.find((one) => one.vassalage === vassalage)

/** Returns the amount available in the source wallet, in minor units. */
export function availableIn(choice: Choice): number {
  return choice.direction === 'toVendor' ? choice.wallet.balance : (chosenIn(choice)?.balance ?? 0)
}

export function amountErrorIn(choice: Choice): WalletAmountError | null {
  if (choice.amount === null || choice.amount === 0) return 'missing'
  return choice.amount > availableIn(choice) ? 'notEnough' : null
}

export const hasToCollect = ({ wallets }: MerchantWallet): boolean =>
  wallets.some((one) => isOpen(one) && one.balance !== 0)

/**
 * Returns the context after loading. The chosen vendor stays if its wallet is open; otherwise the first
 * vendor with an open wallet is chosen.
 */
export function withWallet({ vassalage }: Pick<Choice, 'vassalage'>, wallet: MerchantWallet) {
  const open = wallet.wallets.filter(isOpen)
  const chosen = open.find((one) => one.vassalage === vassalage) ?? open[0]
  return {
    wallet,
    vassalage: chosen?.vassalage ?? null,
    moveId: wallet.openMoveId,
    failure: null,
  }
}

export const transferRequest = ({ direction, vassalage, amount }: Choice): WalletRequest => ({
  kind: 'transfer',
  direction,
  vassalage: vassalage ?? '',
  amount: amount ?? 0,
})

export function afterRefusal(
  { wallet, direction, vassalage }: Choice,
  refusal: WalletRefusal,
): Partial<VendorWalletsContext> {
  if (refusal.code === 'transfer.underWay') return { refusal, moveId: refusal.value.moveId }
  if (refusal.code !== 'transfer.notEnough') return { refusal }
  const { balance } = refusal.value
  const known =
    direction === 'toVendor'
      ? { ...wallet, balance }
      : {
          ...wallet,
          wallets: wallet.wallets.map((one) => (one.vassalage === vassalage ? { ...one, balance } : one)),
        }
  return { refusal, amountError: 'notEnough', wallet: known }
}
