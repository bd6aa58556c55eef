import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { type Posted, type Posting, post } from '#server/ledger/post.ts'

/** Creates a member who cannot log in, and returns the id. */
export async function newMember(database: Database): Promise<number> {
  const account = `member-${randomUUID()}`
  const createdAt = new Date()
  const [made] = await database
    .insert(member)
    .values({ account, nickname: 'Ana', userName: 'Ana', type: 0, icon: 'arara', createdAt })
    .returning()
  if (!made) throw new Error('No member was made')
  return made.id
}

/** Creates a member with `amount` minor units. Returns the wallet account. */
export async function newWallet(database: Database, amount: number): Promise<number> {
  const wallet = await walletOf(database, await newMember(database))
  await fund(database, wallet, amount)
  return wallet
}

export async function fund(database: Database, wallet: number, amount: number): Promise<void> {
  if (amount === 0) return
  const cashier = await houseAccount(database, 'cashier')
  const postings = transfer(cashier, wallet, amount)
  const posted = await database.transaction((tx) => post(tx, operation({ postings })))
  if (posted.outcome !== 'posted') throw new Error(`A payment in was ${posted.outcome}`)
}

export const transfer = (from: number, to: number, amount: number): Posting[] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
]

/** Returns an operation, with a new key by default. */
export const operation = ({ postings, key = randomUUID() }: { postings: Posting[]; key?: string }) => ({
  kind: 'transfer',
  key,
  reference: 'test',
  at: new Date(),
  postings,
})

export function outcomesOf(all: Posted[]): Record<Posted['outcome'], number> {
  const count = { posted: 0, repeated: 0, short: 0 }
  for (const { outcome } of all) count[outcome]++
  return count
}
