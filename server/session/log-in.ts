import type { LoginSide } from '#contract/login-side.ts'
import type { LoggedIn } from '#contract/session.ts'
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
  const started = await platform.database.transaction(async (tx) => {
    const member = await noteLogin(tx, { memberId, provedHash, now })
    return member && { member, token: await startSession(tx, { memberId, side, method, now }) }
  })
  if (!started) return null
  const { token, member } = started
  const info = await memberInfoOf(platform, { member, session: { method } }, now)
  return {
    token,
    firstTimeLogin: member.previousLoginAt === null,
    passwordExpired: info.passwordExpired,
    member: info,
  }
}
