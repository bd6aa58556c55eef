import { eq } from 'drizzle-orm'
import type { TwoFactorChoice, TwoFactorMade } from '#protocol/sandbox/auth.ts'
import { authenticatorAddress, newAuthenticatorSecret } from '#server/auth/two-factor/one-time-code.ts'
import { switchOff, switchOn } from '#server/auth/two-factor/two-factor.ts'
import { member } from '#server/identity/member.table.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Turns two-factor authentication off, or on with a new secret and new recovery codes. Returns that secret
 * and the codes, null after turning it off, and undefined if the account does not exist.
 */
export async function setTwoFactor(
  { database, clock, operator }: Platform,
  { account, on }: TwoFactorChoice,
): Promise<TwoFactorMade | undefined> {
  const now = await clock()
  return database.transaction(async (tx) => {
    const [found] = await tx.select().from(member).where(eq(member.account, account)).for('update')
    if (!found) return undefined
    await switchOff(tx, found.id)
    if (!on) return null
    const secret = newAuthenticatorSecret()
    const recoveryCodes = await switchOn(tx, { memberId: found.id, secret, lastStep: 0, since: now })
    const address = authenticatorAddress({ brand: operator.brand.name, account, secret })
    return { secret, address, recoveryCodes: recoveryCodes ?? [] }
  })
}
