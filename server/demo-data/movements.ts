import type { HouseAccount } from '#server/ledger/accounts.ts'
import type { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { currency } from '#server/texts/currency.ts'

export type Movement = {
  memberId: number
  kind: 'bet' | 'win' | 'deposit' | 'withdrawal'
  reference: string
  at: Date
  /** In minor units; positive if the wallet is credited. */
  amount: number
  house: Extract<HouseAccount, 'games' | 'cashier'>
  balance: number
}

export type LedgerRows = {
  accounts: (typeof ledgerAccount.$inferInsert)[]
  operations: (typeof ledgerOperation.$inferInsert)[]
  postings: (typeof ledgerPosting.$inferInsert)[]
}

const houses = ['games', 'cashier'] as const
const undated = { balanceAfter: null, kind: null, at: null }

/** Builds the ledger rows that `post` would write for these movements, in order. */
export function ledgerRows(memberIds: readonly number[], movements: readonly Movement[]): LedgerRows {
  const houseIds = { games: 1, cashier: 2 }
  const walletIds = new Map(memberIds.map((memberId, index) => [memberId, houses.length + index + 1]))
  const balances = new Map(movements.map(({ memberId, balance }) => [memberId, balance]))
  const inOrder = movements.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  return {
    accounts: [
      ...houses.map((kind) => ({ id: houseIds[kind], memberId: null, kind, balance: null })),
      ...memberIds.map((memberId) => ({
        id: walletOf(walletIds, memberId),
        memberId,
        kind: 'wallet',
        balance: balances.get(memberId) ?? 0,
      })),
    ].map((account) => ({ ...account, currency: currency.code })),
    operations: inOrder.map(({ kind, reference, at }, index) => ({
      id: index + 1,
      kind,
      idempotencyKey: `${kind}:${reference}`,
      reference,
      at,
    })),
    postings: inOrder.flatMap(({ memberId, kind, at, amount, house, balance }, index) => {
      const operationId = index + 1
      const accountId = walletOf(walletIds, memberId)
      return [
        { id: 2 * index + 1, operationId, accountId, amount, balanceAfter: balance, kind, at },
        { id: 2 * index + 2, operationId, accountId: houseIds[house], amount: -amount, ...undated },
      ]
    }),
  }
}

function walletOf(walletIds: ReadonlyMap<number, number>, memberId: number): number {
  const id = walletIds.get(memberId)
  if (id === undefined) throw new Error(`Member ${memberId} has no wallet.`)
  return id
}
