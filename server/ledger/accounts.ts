import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { currency, pointUnit } from '#server/texts/currency.ts'
import { ledgerAccount, ledgerPosting } from './ledger.table.ts'

/**
 * Accounts of the house: what players lost to games, what went in and out over the counter, bonuses given, money
 * of free play, what agents earn, fees of payments out, the start balances of a seeded world; and, in points, what has been
 * given of them.
 */
export type HouseAccount = 'games' | 'cashier' | 'bonus' | 'trial' | 'commission' | 'fees' | 'seed' | 'points'

/** What an account is kept in. */
const unitOf = (kind: string): string => (kind === 'points' ? pointUnit : currency.code)

const isOf = (memberId: number, kind: string) =>
  and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.kind, kind))

/** An account of a member's own, made empty where there is none. */
const ownAccount = (database: Database | Transaction, memberId: number, kind: string): Promise<number> =>
  accountOf(database, isOf(memberId, kind), { memberId, kind, balance: 0 })

/** The account of a member's wallet, made empty where there is none. */
export const walletOf = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'wallet')

/** The account of what is set aside for a member's payment out, made empty where there is none. */
export const reservedAccount = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'setAside')

/** The account of what lies in the wallet that a vendor keeps for a member, made empty where there is none. */
export const vendorWalletOf = (
  database: Database | Transaction,
  memberId: number,
  vendorCode: string,
): Promise<number> => ownAccount(database, memberId, `${VENDOR}${vendorCode}`)

/** The account of what has left one of a member's wallets and is not in the other yet, made empty where there is none. */
export const inTransitAccount = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'underWay')

/** The account of a member's points, made empty where there is none. */
export const pointsOf = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'points')

/** What the accounts of vendors' wallets are called, before the vendor's code. */
const VENDOR = 'vendor:'

/** Minor units that lie with vendors, by the vendor's code; those where nothing ever lay are not in it. */
export async function vendorBalances(
  database: Database | Transaction,
  memberId: number,
): Promise<ReadonlyMap<string, number>> {
  const isVendors = and(eq(ledgerAccount.memberId, memberId), like(ledgerAccount.kind, `${VENDOR}%`))
  const rows = await database
    .select({ kind: ledgerAccount.kind, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(isVendors)
  return new Map(rows.map(({ kind, balance }) => [kind.slice(VENDOR.length), balance ?? 0]))
}

/** Minor units in a member's wallet; 0 where there is none yet. */
export const walletBalance = (database: Database | Transaction, memberId: number): Promise<number> =>
  heldBy(database, memberId, 'wallet')

/** A member's points; 0 where there are none yet. */
export const pointBalance = (database: Database | Transaction, memberId: number): Promise<number> =>
  heldBy(database, memberId, 'points')

async function heldBy(database: Database | Transaction, memberId: number, kind: string): Promise<number> {
  const [account] = await database
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(isOf(memberId, kind))
  return account?.balance ?? 0
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
  const account = { ...fresh, currency: unitOf(fresh.kind) }
  const [made] = await database.insert(ledgerAccount).values(account).onConflictDoNothing().returning()
  if (made) return made.id
  const [meanwhile] = await find()
  if (!meanwhile) throw new Error(`The account ${fresh.kind} was neither made nor found`)
  return meanwhile.id
}
