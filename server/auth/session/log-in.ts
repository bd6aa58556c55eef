import type { LoginSide } from '#domain/auth/login-side.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import { spendTemporaryPassword } from '#server/auth/passwords/temporary-password.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  type LoginMethod,
  type Member,
  noteLogin,
  type Origin,
  startSession,
} from '#server/identity/sessions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noteNetwork } from './known-networks.ts'
import { memberInfoOf } from './member-info.ts'

/** Somebody who has proved who they are. */
export type Proved = {
  memberId: number
  /** The hash that their password was compared with; null where none was typed. */
  provedHash: string | null
  side: LoginSide
  method: LoginMethod
  /** Whether a login ticket brought them. */
  byLink?: boolean
  origin: Origin
  now: Date
}

/**
 * Starts a session for somebody who has proved who they are. Null when a change of the password, or the closing of
 * the account, came in between: such a session would outlive what ended all others.
 */
export async function logIn(platform: Platform, who: Proved): Promise<LoggedIn | null> {
  const started = await platform.database.transaction((tx) => startNotedSession(tx, who))
  return started && loggedInOf(platform, { ...started, ...who })
}

/** Notes the login of a member and starts their session; null where `logIn` gives none. */
export async function startNotedSession(
  tx: Transaction,
  who: Proved,
): Promise<{ member: Member; token: string } | null> {
  const member = (await noteLogin(tx, who)) ?? (await noteTemporary(tx, who))
  if (!member) return null
  // A trial member has no way to log in again.
  if (who.method !== 'freeplay') await noteNetwork(tx, { ...who, ip: who.origin.ip })
  return { member, token: await startSession(tx, who) }
}

/** What whoever was just logged in is told. */
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

/** Notes a login by a temporary password, which is used up; null when it is none. */
async function noteTemporary(
  tx: Transaction,
  { memberId, provedHash, origin, now }: Proved,
): Promise<Member | null> {
  if (provedHash === null) return null
  const isSpent = await spendTemporaryPassword(tx, { memberId, passwordHash: provedHash, now })
  return isSpent ? noteLogin(tx, { memberId, provedHash: null, origin, now }) : null
}
