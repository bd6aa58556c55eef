import { eq } from 'drizzle-orm'
import { addressToken } from '#protocol/auth/address-token.ts'
import type { LoginLink } from '#protocol/sandbox/auth.ts'
import { loginRefusal } from '#server/auth/session/login-refusal.ts'
import { issueLoginTicket } from '#server/auth/session/login-tickets.ts'
import { member } from '#server/identity/member.table.ts'
import type { Platform } from '#server/platform/platform.ts'

/**
 * Creates a login link that can be used once, within a minute. Returns null if the account does not exist,
 * may not log in or belongs to a trial player. The session counts as started with a password.
 */
export async function createLoginLink(
  { database, clock, operator }: Platform,
  account: string,
): Promise<LoginLink | null> {
  const [owner] = await database.select().from(member).where(eq(member.account, account))
  if (!owner || operator.trialTypes.includes(owner.type)) return null
  const isAgent = operator.agentTypes.includes(owner.type)
  const side = isAgent ? 'agent' : 'player'
  if (loginRefusal(operator, owner, side)) return null
  const { ticket, expiresAt } = await issueLoginTicket(database, {
    memberId: owner.id,
    sessionHash: null,
    merchant: operator.merchant,
    side,
    method: 'username',
    now: await clock(),
  })
  const path = isAgent ? '/agentHome' : '/'
  return { address: `${path}?${addressToken.parameter}=${ticket}`, expiresAt: expiresAt.toISOString() }
}
