import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { houseAccount, walletOf } from '#server/ledger/accounts.ts'
import { type Posted, type Posting, post } from '#server/ledger/post.ts'

/** A new member who can do nothing but own things. */
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

/** The account of a new member's wallet, with so many minor units in it. */
export async function newWallet(database: Database, amount: number): Promise<number> {
  const wallet = await walletOf(database, await newMember(database))
  await fund(database, wallet, amount)
  return wallet
}

/** Pays into a wallet, as its owner would at the cashier. */
export async function fund(database: Database, wallet: number, amount: number): Promise<void> {
  if (amount === 0) return
  const cashier = await houseAccount(database, 'cashier')
  const postings = transfer(cashier, wallet, amount)
  const posted = await database.transaction((tx) => post(tx, operation({ postings })))
  if (posted.outcome !== 'posted') throw new Error(`A payment in was ${posted.outcome}`)
}

/** The postings that move an amount from one account to another. */
export const transfer = (from: number, to: number, amount: number): Posting[] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
]

/** An operation with a key of its own unless one is given. */
export const operation = ({ postings, key = randomUUID() }: { postings: Posting[]; key?: string }) => ({
  kind: 'transfer',
  key,
  reference: 'test',
  at: new Date(),
  postings,
})

/** How often each outcome came. */
export function outcomesOf(all: Posted[]): Record<Posted['outcome'], number> {
  const count = { posted: 0, repeated: 0, short: 0 }
  for (const { outcome } of all) count[outcome]++
  return count
}
