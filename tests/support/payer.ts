import { eq } from 'drizzle-orm'
import { member } from '#server/database/schema/member.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import { hashPassword } from '#server/member/passwords.ts'
import type { OpenedPlatform } from './client.ts'
import type { Person } from './contracts.ts'
import { fund } from './wallets.ts'

/** The payment password of everybody who is given one. */
export const PIN = '246810'
const pinHash = hashPassword(PIN)

/** Gives somebody money (minor units) and a payment password. */
export async function withMoney(
  { platform: { database } }: OpenedPlatform,
  person: Person,
  money: number,
): Promise<Person> {
  await fund(database, await walletOf(database, person.member.id), money)
  await database
    .update(member)
    .set({ paymentPasswordHash: await pinHash })
    .where(eq(member.id, person.member.id))
  return person
}
