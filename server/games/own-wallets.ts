import { asc, eq } from 'drizzle-orm'
import type { Balance } from '#protocol/cashier/balance.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { vendorBalances, vendorWalletOf, walletOf } from '#server/ledger/accounts.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSetting } from '#server/settings/settings.ts'
import { walletsSetting } from './games.settings.ts'
import { vendor } from './vendor.table.ts'

type Vendor = typeof vendor.$inferSelect

export type OwnWallet = { vendor: Vendor; balance: number }

type Source = { database: Database } & Pick<Platform, 'vendorWallets'>

/** Whether one wallet serves all vendors, because the operator chose this or no vendor has its own wallet. */
export const isSingleWallet = async ({ database, vendorWallets }: Source): Promise<boolean> =>
  vendorWallets === null || (await readSetting(database, walletsSetting)).single

export async function ownWallets(source: Source, memberId: number): Promise<OwnWallet[]> {
  const { database } = source
  const isSingle = await isSingleWallet(source)
  const [vendors, balances] = await Promise.all([
    database.select().from(vendor).orderBy(asc(vendor.name)),
    vendorBalances(database, memberId),
  ])
  return vendors
    .map((one) => ({ vendor: one, balance: balances.get(one.code) ?? 0 }))
    .filter((one) => (one.vendor.ownWallet && !isSingle) || one.balance > 0)
}

export const isVendorClosed = ({ closedUntil }: Pick<Vendor, 'closedUntil'>, now: Date): boolean =>
  closedUntil !== null && closedUntil > now

type Playing = { memberId: number; vendor: Pick<Vendor, 'code' | 'ownWallet'>; isTrial: boolean }

/**
 * Returns the wallet for a vendor's games: the vendor's own wallet if it has one, otherwise the main one.
 * Trial players, and everyone in single-wallet mode, use only the main one.
 */
export async function playWalletOf(
  database: Database | Transaction,
  { memberId, vendor: { code, ownWallet }, isTrial }: Playing,
): Promise<number> {
  const isOwn = ownWallet && !isTrial && !(await readSetting(database, walletsSetting)).single
  return isOwn ? vendorWalletOf(database, memberId, code) : walletOf(database, memberId)
}

/** The vendor wallets that the member's games use, with balances in minor units. */
export async function vendorPlayBalances(
  database: Database,
  { memberId, isTrial }: Omit<Playing, 'vendor'>,
): Promise<Balance['vendors']> {
  if (isTrial || (await readSetting(database, walletsSetting)).single) return []
  const [keepers, balances] = await Promise.all([
    database.select().from(vendor).where(eq(vendor.ownWallet, true)).orderBy(asc(vendor.name)),
    vendorBalances(database, memberId),
  ])
  return keepers.map(({ code, name }) => ({
    vassalage: code,
    vendor: name,
    balance: balances.get(code) ?? 0,
  }))
}
