import type { MerchantWallet, WalletMove, WalletTransfer } from '#protocol/cashier/merchant-wallet.ts'

const known: MerchantWallet = {
  isSingle: false,
  currency: 'BRL',
  currencySymbol: 'R$',
  balance: 20_000,
  wallets: [
    { vassalage: 'CQ9', vendor: 'Cais Nove', balance: 3_000, closedUntil: null },
    { vassalage: 'FC', vendor: 'Ferro & Cobre', balance: 500, closedUntil: '2030-01-02T12:00:00.000Z' },
    { vassalage: 'JL', vendor: 'Jacarandá Livre', balance: 0, closedUntil: null },
  ],
  openMoveId: null,
}

/** A member's wallets, and what is otherwise about them. */
export const walletLike = (changes: Partial<MerchantWallet> = {}): MerchantWallet => ({
  ...known,
  ...changes,
})

/** Money under way, with one transfer for each of these states. */
export const moveLike = (...states: WalletTransfer['state'][]): WalletMove => ({
  id: 'm1',
  at: '2030-01-01T00:00:00.000Z',
  currency: 'BRL',
  isOpen: states.some((state) => state === 'moving' || state === 'checking'),
  transfers: states.map((state, place) => ({
    id: `t${place}`,
    vassalage: 'CQ9',
    vendor: 'Cais Nove',
    direction: 'toVendor',
    amount: 5_000,
    state,
  })),
})
