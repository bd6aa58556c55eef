import type { WalletMove } from '#protocol/cashier/merchant-wallet.ts'

/** How money between wallets stands as a whole, by how each of its transfers does. */
export type MoveStatus = 'moving' | 'checking' | 'arrived' | 'returned' | 'partly'

export function standingOf({ isOpen, transfers }: WalletMove): MoveStatus {
  if (isOpen) return transfers.some(({ state }) => state === 'checking') ? 'checking' : 'moving'
  if (transfers.every(({ state }) => state === 'arrived')) return 'arrived'
  return transfers.every(({ state }) => state === 'returned') ? 'returned' : 'partly'
}
