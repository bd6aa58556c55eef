import type { WalletRequest } from '#api/cashier/merchant-wallet.ts'
import type { MerchantWallet } from '#protocol/cashier/merchant-wallet.ts'
import type { WalletAmountError, WalletRefusal, WalletTransferContext } from './wallet-transfer.types.ts'

type OwnWallet = MerchantWallet['wallets'][number]
type Choice = Pick<WalletTransferContext, 'wallet' | 'direction' | 'vassalage' | 'amount'>

/** Before the platform has said anything. */
export const noWallet: MerchantWallet = {
  isSingle: true,
  currency: '',
  currencySymbol: '',
  balance: 0,
  wallets: [],
  openMoveId: null,
}

/** Whether money can go to a vendor and come from it now. */
const isOpen = ({ balance, closedUntil }: OwnWallet): boolean => balance !== null && closedUntil === null

const chosenIn = ({ wallet, vassalage }: Pick<Choice, 'wallet' | 'vassalage'>): OwnWallet | undefined =>
  wallet.wallets.find((one) => one.vassalage === vassalage)

/** Minor units in the wallet that the money is to come from. */
export function availableIn(choice: Choice): number {
  return choice.direction === 'toVendor' ? choice.wallet.balance : (chosenIn(choice)?.balance ?? 0)
}

/** What is wrong with an amount before it is sent. */
export function amountErrorIn(choice: Choice): WalletAmountError | null {
  if (choice.amount === null || choice.amount === 0) return 'missing'
  return choice.amount > availableIn(choice) ? 'notEnough' : null
}

/** Whether anything lies with a vendor from which it can come home. */
export const hasToCollect = ({ wallets }: MerchantWallet): boolean =>
  wallets.some((one) => isOpen(one) && one.balance !== 0)

/** What is known, and the vendor that stays chosen: the one chosen before, else the first that is open. */
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

/** What is meant by what was chosen and typed. */
export const transferRequest = ({ direction, vassalage, amount }: Choice): WalletRequest => ({
  kind: 'transfer',
  direction,
  vassalage: vassalage ?? '',
  amount: amount ?? 0,
})

/** What a refusal changes of what is known. */
export function afterRefusal(
  { wallet, direction, vassalage }: Choice,
  refusal: WalletRefusal,
): Partial<WalletTransferContext> {
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
