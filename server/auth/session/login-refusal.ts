import type { LoginSide } from '#domain/auth/login-side.ts'
import type { OperatorConfig } from '#protocol/site/operator-config.ts'
import type { Member } from '#server/identity/sessions.ts'

const STAFF = 9

/**
 * Returns why an account may not log in on this side (AGENT-02); null if it may. Call this only after the
 * secret was checked.
 */
export function loginRefusal(
  operator: OperatorConfig,
  member: Member,
  side: LoginSide,
): 'login.notAgent' | 'login.notMember' | 'login.closed' | null {
  if (member.closed) return 'login.closed'
  if (side === 'agent') return operator.agentTypes.includes(member.type) ? null : 'login.notAgent'
  return member.type === STAFF ? 'login.notMember' : null
}
