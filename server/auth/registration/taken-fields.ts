import { eq, or } from 'drizzle-orm'
import type { RegistrationField } from '#protocol/auth/registration-settings.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import type { Way } from './form.ts'

/**
 * Reserved names: names of trial players, names that consist of a mobile's digits, and the house's name in
 * contracts.
 */
const reserved = /^(trial-.*|\d{7,15}|palpite)$/s

export const isReserved = ({ way, account }: { way: Way; account: string }): boolean =>
  way === 'username' && reserved.test(account)

/**
 * Returns the fields that are taken: the username, the mobile (E.164) or both. In a registration by mobile, a
 * taken account name counts as a taken mobile.
 */
export async function takenFields(
  database: Database | Transaction,
  { way, account, mobile }: { way: Way; account: string; mobile: string | null },
): Promise<RegistrationField[]> {
  const hasMobile = mobile === null ? undefined : eq(member.mobile, mobile)
  const rows = await database
    .select({ account: member.account, mobile: member.mobile })
    .from(member)
    .where(or(eq(member.account, account), hasMobile))
  const isNameTaken = rows.some((row) => row.account === account)
  const isMobileTaken = mobile !== null && rows.some((row) => row.mobile === mobile)
  if (way === 'mobile') return isNameTaken || isMobileTaken ? ['mobileNum'] : []
  return [...(isNameTaken ? (['username'] as const) : []), ...(isMobileTaken ? (['mobileNum'] as const) : [])]
}
