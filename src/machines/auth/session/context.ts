import type { Restored } from '#machines/auth/session-restore.machine.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import type { SessionReport } from './events.ts'

/** The operator's lists of member types that are agents, and that are trial players. */
export type MemberTypes = { agentTypes: readonly number[]; trialTypes: readonly number[] }

/** What the session begins with: those lists, and whether a link with a login ticket opened the page. */
export type SessionInput = MemberTypes & { hasTicket: boolean }

/** Why a link did not log in. `failed`: the platform did not say, so that it may be tried again. */
export type LinkEnd = 'unusable' | 'closed' | 'failed'

/** How somebody came to be logged in: found at the start, by logging in, or by a change that was forced on them. */
export type Arrival = 'restored' | 'loggedIn' | 'changed'

export type MemberKind = 'player' | 'trial' | 'agent'

export type EndReason = 'left' | 'expired' | 'elsewhere'

export type SessionContext = SessionInput & {
  /** Who is logged in, or has to change their password first. */
  member: MemberInfo | null
  arrival: Arrival
  firstTime: boolean
  /** What was just logged in with, in memory only and only until a forced change is over. */
  knownPassword: string | null
  /** What it would mean if the platform knew no such session any more. */
  suspicion: Exclude<EndReason, 'left'>
  /** Whether the session that has just ended was an agent's. */
  wasAgent: boolean
  /** Why the link that opened the page did not log in; null where it did, or there was none. */
  linkEnd: LinkEnd | null
  failures: number
  /** Epoch milliseconds at which a platform that did not answer is asked again. */
  retryAt: number
}

export const isAgent = ({ member, agentTypes }: SessionContext): boolean =>
  member !== null && agentTypes.includes(member.type)

export const isTrial = ({ member, trialTypes }: SessionContext): boolean =>
  member !== null && trialTypes.includes(member.type)

/** SESS-01: what kind of member is logged in. */
function kindOf(context: SessionContext): MemberKind {
  if (isAgent(context)) return 'agent'
  return isTrial(context) ? 'trial' : 'player'
}

export const mustChangePassword = (member: MemberInfo | null): boolean =>
  member !== null && (member.passwordDefault || member.passwordExpired)

/** Nobody is logged in, and nothing is known of who was. */
export const nobody = {
  member: null,
  arrival: 'restored',
  firstTime: false,
  knownPassword: null,
  suspicion: 'expired',
} as const satisfies Partial<SessionContext>

/** First and longest wait before an unreachable platform is asked again, in milliseconds. */
const FIRST_WAIT = 2_000
const LONGEST_WAIT = 60_000

/** What one more failure changes; each wait doubles the one before. */
export function afterFailure({ failures }: SessionContext, now: number) {
  const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
  return { failures: failures + 1, retryAt: now + wait }
}

/** What the platform's word on who is logged in changes. */
export function afterReading(reading: Restored): Partial<SessionContext> {
  if (reading.outcome === 'member') return { failures: 0, member: reading.member }
  return reading.outcome === 'refused' ? { failures: 0, wasAgent: reading.wasAgent } : {}
}

/** What is told of a session that begins. */
export const beginningOf = (context: SessionContext): SessionReport => ({
  type: 'session.began',
  arrival: context.arrival,
  firstTime: context.firstTime,
  kind: kindOf(context),
  memberId: context.member?.id ?? '',
})
