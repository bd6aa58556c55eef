import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'
import { ledgerAccount, ledgerPosting } from '../database/schema/ledger.ts'
import { currency } from './currency.ts'

/**
 * Accounts of the house: what players lost to games, what went in and out over the counter, bonuses given, money
 * of free play, what agents earn, fees of payments out, and the start balances of a seeded world.
 */
export type HouseAccount = 'games' | 'cashier' | 'bonus' | 'trial' | 'commission' | 'fees' | 'seed'

const isWalletOf = (memberId: number) =>
  and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.kind, 'wallet'))

/** The account of a member's wallet, made empty where there is none. */
export const walletOf = (database: Database | Transaction, memberId: number): Promise<number> =>
  accountOf(database, isWalletOf(memberId), { memberId, kind: 'wallet', balance: 0 })

/** The account of what is set aside for a member's payment out, made empty where there is none. */
export function setAsideOf(database: Database | Transaction, memberId: number): Promise<number> {
  const isIt = and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.kind, 'setAside'))
  return accountOf(database, isIt, { memberId, kind: 'setAside', balance: 0 })
}

/** Minor units in a member's wallet; 0 where there is none yet. */
export async function walletBalance(database: Database | Transaction, memberId: number): Promise<number> {
  const [wallet] = await database
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(isWalletOf(memberId))
  return wallet?.balance ?? 0
}

/** One of the house's accounts, made where there is none. */
export function houseAccount(database: Database | Transaction, kind: HouseAccount): Promise<number> {
  const isIt = and(isNull(ledgerAccount.memberId), eq(ledgerAccount.kind, kind))
  return accountOf(database, isIt, { memberId: null, kind, balance: null })
}

/**
 * Minor units on an account. A wallet's stand in its row; the house's are summed from its postings, which takes
 * time in proportion to their number: for reports, not for calls.
 */
export async function balanceOf(database: Database | Transaction, accountId: number): Promise<number> {
  const summed = database
    .select({ sum: sql`coalesce(sum(${ledgerPosting.amount}), 0)` })
    .from(ledgerPosting)
    .where(eq(ledgerPosting.accountId, accountId))
  const [account] = await database
    .select({ balance: sql`coalesce(${ledgerAccount.balance}, (${summed}))`.mapWith(Number) })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, accountId))
  if (!account) throw new Error(`There is no account ${accountId}`)
  return account.balance
}

type NewAccount = { memberId: number | null; kind: string; balance: number | null }

/** Found first: an insertion that meets a conflict still takes a number and writes to the disk. */
async function accountOf(
  database: Database | Transaction,
  isIt: SQL | undefined,
  fresh: NewAccount,
): Promise<number> {
  const find = () => database.select({ id: ledgerAccount.id }).from(ledgerAccount).where(isIt)
  const [found] = await find()
  if (found) return found.id
  const account = { ...fresh, currency: currency.code }
  const [made] = await database.insert(ledgerAccount).values(account).onConflictDoNothing().returning()
  if (made) return made.id
  const [meanwhile] = await find()
  if (!meanwhile) throw new Error(`The account ${fresh.kind} was neither made nor found`)
  return meanwhile.id
}
