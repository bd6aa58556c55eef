import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/database/database.ts'
import { currency, pointUnit } from '#server/texts/currency.ts'
import { ledgerAccount, ledgerPosting } from './ledger.table.ts'

/**
 * The house's accounts: game results, cashier, bonuses, trial money, commissions, withdrawal fees, demo
 * balances, and points given to members.
 */
export type HouseAccount = 'games' | 'cashier' | 'bonus' | 'trial' | 'commission' | 'fees' | 'seed' | 'points'

const unitOf = (kind: string): string => (kind === 'points' ? pointUnit : currency.code)

const isOf = (memberId: number, kind: string) =>
  and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.kind, kind))

const ownAccount = (database: Database | Transaction, memberId: number, kind: string): Promise<number> =>
  accountOf(database, isOf(memberId, kind), { memberId, kind, balance: 0 })

export const walletOf = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'wallet')

/** The account for money reserved for a member's withdrawal. It is created if missing. */
export const reservedAccount = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'setAside')

/** The account for a member's money in a vendor wallet. It is created if missing. */
export const vendorWalletOf = (
  database: Database | Transaction,
  memberId: number,
  vendorCode: string,
): Promise<number> => ownAccount(database, memberId, `${VENDOR}${vendorCode}`)

/** The account for money in transit between a member's wallets. It is created if missing. */
export const inTransitAccount = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'underWay')

export const pointsOf = (database: Database | Transaction, memberId: number): Promise<number> =>
  ownAccount(database, memberId, 'points')

/** The kind of a vendor wallet's account is this prefix followed by the vendor's code. */
const VENDOR = 'vendor:'

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

/** In minor units; 0 if the member has no wallet. */
export const walletBalance = (database: Database | Transaction, memberId: number): Promise<number> =>
  heldBy(database, memberId, 'wallet')

export const pointBalance = (database: Database | Transaction, memberId: number): Promise<number> =>
  heldBy(database, memberId, 'points')

async function heldBy(database: Database | Transaction, memberId: number, kind: string): Promise<number> {
  const [account] = await database
    .select({ balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(isOf(memberId, kind))
  return account?.balance ?? 0
}

export function houseAccount(database: Database | Transaction, kind: HouseAccount): Promise<number> {
  const isIt = and(isNull(ledgerAccount.memberId), eq(ledgerAccount.kind, kind))
  return accountOf(database, isIt, { memberId: null, kind, balance: null })
}

/** In minor units. For a house account, sums all postings. That is slow, so do it only in reports. */
export async function balanceOf(database: Database | Transaction, accountId: number): Promise<number> {
  const summed = database
    .select({ sum: sql`coalesce(sum(${ledgerPosting.amount}), 0)` })
    .from(ledgerPosting)
    .where(eq(ledgerPosting.accountId, accountId))
  const [account] = await database
    .select({ balance: sql`coalesce(${ledgerAccount.balance}, (${summed}))`.mapWith(Number) })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.id, accountId))
  if (!account) throw new Error(`Account ${accountId} was not found`)
  return account.balance
}

type NewAccount = { memberId: number | null; kind: string; balance: number | null }

/**
 * Finds or creates an account. Selects first, as a conflicting insert would use up a sequence number and
 * write to disk.
 */
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
  if (!meanwhile) throw new Error(`Account ${fresh.kind} was neither created nor found`)
  return meanwhile.id
}
