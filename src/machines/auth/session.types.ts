import type { TabMessage } from '#api/browser/other-tabs.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { MemberReport } from './profile-loader.machine.ts'

export type MemberTypes = { agentTypes: readonly number[]; trialTypes: readonly number[] }

export type SessionInput = MemberTypes & { hasTicket: boolean }

/** Why a link did not log the visitor in. `failed`: the platform did not respond, so a retry may work. */
export type LinkFailure = 'unusable' | 'closed' | 'failed'

/** How the session started: restored at page load, by a login, or after a forced password change. */
export type Arrival = 'restored' | 'loggedIn' | 'changed'

export type MemberKind = 'player' | 'trial' | 'agent'

export type EndReason = 'left' | 'expired' | 'elsewhere'

export type SessionContext = SessionInput & {
  /** The logged-in member, also during a forced password change. */
  member: MemberInfo | null
  arrival: Arrival
  firstTime: boolean
  /** The password typed at login, for a forced change; null if unknown. It is kept in memory only. */
  knownPassword: string | null
  /** The reason to report if the platform no longer knows the session. */
  suspicion: Exclude<EndReason, 'left'>
  wasAgent: boolean
  /** Why the link that opened the page did not log the visitor in; null if it did or if there was none. */
  linkFailure: LinkFailure | null
  failures: number
  /** When to try again after the platform did not respond, in epoch ms. */
  retryAt: number
}

export type SessionEvent =
  /** From a login, a registration or free play. `password` is set if the member typed one. */
  | { type: 'session.adopt'; loggedIn: LoggedIn; password?: string | undefined }
  | { type: 'session.leave' }
  | { type: 'session.dismiss' }
  | { type: 'session.retry' }
  /** A call was refused because the session no longer exists. */
  | { type: 'session.refused' }
  /** A session of this member has ended, perhaps in another browser. */
  | { type: 'socket.sessionEnded' }
  | { type: 'member.reload' }
  | { type: 'password.changed' }
  | MemberReport
  | TabEvent
  | LinkReport
  | LinkAnswer

export type LinkReport =
  /** The link is not for the current account, so the member must choose. */
  | { type: 'link.offered'; account: string }
  | { type: 'link.loggedIn'; loggedIn: LoggedIn }
  /**
   * The session is unchanged. `failure` is null if the member chose to keep it or the link is for the same
   * account.
   */
  | { type: 'link.kept'; failure: LinkFailure | null }

export type LinkAnswer = { type: 'link.stay' } | { type: 'link.follow' }

export type TabEvent = EventOf<TabMessage>

type EventOf<Message extends TabMessage> = Message extends TabMessage
  ? Omit<Message, 'type'> & { type: `tab.${Message['type']}` }
  : never

/** A message to other tabs. The token is added to an answer only when it is sent. */
export type TabCommand =
  | Exclude<TabMessage, { type: 'asks' | 'answers' }>
  | Omit<Extract<TabMessage, { type: 'answers' }>, 'token'>

export type SessionReport =
  | { type: 'session.began'; arrival: Arrival; firstTime: boolean; kind: MemberKind; memberId: string }
  | { type: 'session.absent' }
  /** The link is for the account `other`, but `current` is logged in. Both are account names. */
  | { type: 'session.linkOffered'; current: string; other: string }
  | { type: 'session.mustChange'; knownPassword: string | null }
  | { type: 'session.leaving' }
  | { type: 'session.ended'; reason: EndReason; wasAgent: boolean }

export type SessionTag =
  | 'pending'
  | 'restoring'
  | 'visitor'
  | 'loggedIn'
  | 'player'
  | 'trial'
  | 'agent'
  | 'mustChange'
  | 'unsure'
  | 'ended'
