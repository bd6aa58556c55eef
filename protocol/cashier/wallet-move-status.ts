import type { WalletMove } from './vendor-wallets.ts'

export type MoveStatus = 'moving' | 'checking' | 'arrived' | 'returned' | 'partly'

export function moveStatusOf({ isOpen, transfers }: WalletMove): MoveStatus {
  if (isOpen) return transfers.some(({ state }) => state === 'checking') ? 'checking' : 'moving'
  if (transfers.every(({ state }) => state === 'arrived')) return 'arrived'
  return transfers.every(({ state }) => state === 'returned') ? 'returned' : 'partly'
}
