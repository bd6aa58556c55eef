import type { MemberInfo } from '#protocol/account/member.ts'
import type { MemberKind, SessionContext, SessionReport } from './session.types.ts'
import type { Restored } from './session-restore.machine.ts'

export const isAgent = ({ member, agentTypes }: SessionContext): boolean =>
  member !== null && agentTypes.includes(member.type)

export const isTrial = ({ member, trialTypes }: SessionContext): boolean =>
  member !== null && trialTypes.includes(member.type)

/** Returns the member's kind, according to the operator's lists of member types (SESS-01). */
function kindOf(context: SessionContext): MemberKind {
  if (isAgent(context)) return 'agent'
  return isTrial(context) ? 'trial' : 'player'
}

export const mustChangePassword = (member: MemberInfo | null): boolean =>
  member !== null && (member.passwordDefault || member.passwordExpired)

export const nobody = {
  member: null,
  arrival: 'restored',
  firstTime: false,
  knownPassword: null,
  suspicion: 'expired',
} as const satisfies Partial<SessionContext>

/** Shortest time before an unreachable platform is asked again, in ms. */
const FIRST_WAIT = 2_000

const LONGEST_WAIT = 60_000

/** Returns the changes after a failed request. Each failure doubles the wait, up to a maximum. */
export function afterFailure({ failures }: SessionContext, now: number) {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
  return { failures: failures + 1, retryAt: now + wait }
}

export function afterReading(reading: Restored): Partial<SessionContext> {
  if (reading.outcome === 'member') return { failures: 0, member: reading.member }
  return reading.outcome === 'refused' ? { failures: 0, wasAgent: reading.wasAgent } : {}
}

export const beginningOf = (context: SessionContext): SessionReport => ({
  type: 'session.began',
  arrival: context.arrival,
  firstTime: context.firstTime,
  kind: kindOf(context),
  memberId: context.member?.id ?? '',
})
