import { eq } from 'drizzle-orm'
import { member } from '#server/identity/member.table.ts'
import { hashPassword } from '#server/identity/password-hash.ts'
import { walletOf } from '#server/ledger/accounts.ts'
import type { Person } from '#tests/support/agents/contracts.ts'
import type { OpenedPlatform } from '#tests/support/client.ts'
import { fund } from './wallets.ts'

export const PIN = '246810'
const pinHash = hashPassword(PIN)

/** Gives a member money (minor units) and a payment password. */
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
