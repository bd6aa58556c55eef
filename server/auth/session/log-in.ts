import type { LoginSide } from '#domain/auth/login-side.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { recordNetwork } from '#server/auth/known-clients/known-networks.ts'
import { spendTemporaryPassword } from '#server/auth/passwords/temporary-password.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  type LoginMethod,
  type Member,
  type Origin,
  recordLogin,
  startSession,
} from '#server/identity/sessions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { memberInfoOf } from './member-info.ts'

export type Proved = {
  memberId: number
  /** The hash that matched the typed password; null for a login without a password. */
  provedHash: string | null
  side: LoginSide
  method: LoginMethod
  byLink?: boolean
  origin: Origin
  now: Date
}

/**
 * Starts a session for a member whose credentials were checked. Returns null if the password was changed or
 * the account closed in the meantime. Such a change ends all sessions, but would miss the new one.
 */
export async function logIn(platform: Platform, who: Proved): Promise<LoggedIn | null> {
  const started = await platform.database.transaction((tx) => startNotedSession(tx, who))
  return started && loggedInOf(platform, { ...started, ...who })
}

export async function startNotedSession(
  tx: Transaction,
  who: Proved,
): Promise<{ member: Member; token: string } | null> {
  const member = (await recordLogin(tx, who)) ?? (await noteTemporary(tx, who))
  if (!member) return null
  // Trial members cannot log in again, so their networks need not be recorded.
  if (who.method !== 'freeplay') await recordNetwork(tx, { ...who, ip: who.origin.ip })
  return { member, token: await startSession(tx, who) }
}

export async function loggedInOf(
  platform: Platform,
  {
    member,
    token,
    method,
    byLink = false,
    now,
  }: { member: Member; token: string; method: LoginMethod; byLink?: boolean; now: Date },
): Promise<LoggedIn> {
  const info = await memberInfoOf(platform, { member, session: { method, byLink } }, now)
  return {
    token,
    firstTimeLogin: member.previousLoginAt === null,
    passwordExpired: info.passwordExpired,
    member: info,
  }
}

async function noteTemporary(
  tx: Transaction,
  { memberId, provedHash, origin, now }: Proved,
): Promise<Member | null> {
  if (provedHash === null) return null
  const isSpent = await spendTemporaryPassword(tx, { memberId, passwordHash: provedHash, now })
  return isSpent ? recordLogin(tx, { memberId, provedHash: null, origin, now }) : null
}
