import type { LoginSide } from '#contract/login-side.ts'
import type { LoggedIn } from '#contract/session.ts'
import type { Transaction } from '../database/database.ts'
import { memberInfoOf } from '../member/member-info.ts'
import type { Platform } from '../platform.ts'
import { type LoginMethod, type Member, noteLogin, startSession } from './sessions.ts'

/**
 * Starts a session for somebody who has proved who they are. Null when a change of the password, or the closing of
 * the account, came in between: such a session would outlive what ended all others.
 */
export async function logIn(
  platform: Platform,
  who: { member: Member; side: LoginSide; method: LoginMethod; now: Date },
): Promise<LoggedIn | null> {
  const { side, method, now } = who
  const { id: memberId, passwordHash } = who.member
  const provedHash = method === 'username' ? passwordHash : null
  const started = await platform.database.transaction((tx) =>
    startNotedSession(tx, { memberId, provedHash, side, method, now }),
  )
  return started && loggedInOf(platform, { ...started, method, now })
}

/** Notes the login of a member and starts their session; null where `noteLogin` gives none. */
export async function startNotedSession(
  tx: Transaction,
  who: { memberId: number; provedHash: string | null; side: LoginSide; method: LoginMethod; now: Date },
): Promise<{ member: Member; token: string } | null> {
  const member = await noteLogin(tx, who)
  return member && { member, token: await startSession(tx, who) }
}

/** What whoever was just logged in is told. */
export async function loggedInOf(
  platform: Platform,
  { member, token, method, now }: { member: Member; token: string; method: LoginMethod; now: Date },
): Promise<LoggedIn> {
  const info = await memberInfoOf(platform, { member, session: { method } }, now)
  return {
    token,
    firstTimeLogin: member.previousLoginAt === null,
    passwordExpired: info.passwordExpired,
    member: info,
  }
}
