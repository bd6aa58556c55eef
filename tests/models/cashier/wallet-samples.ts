import type { MerchantWallet, WalletMove, WalletTransfer } from '#protocol/cashier/vendor-wallets.ts'

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

export const walletLike = (changes: Partial<MerchantWallet> = {}): MerchantWallet => ({
  ...known,
  ...changes,
})

/**
 * Returns a move with one transfer in each of these states. The move is open while a transfer is moving or
 * being checked.
 */
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
