import type { TabMessage } from '#api/browser/other-tabs.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { MemberReport } from './profile-loader.machine.ts'

export type MemberTypes = { agentTypes: readonly number[]; trialTypes: readonly number[] }

export type SessionInput = MemberTypes & { hasTicket: boolean }

/** Why a link did not log in. `failed`: the platform did not answer, so it may be retried. */
export type LinkFailure = 'unusable' | 'closed' | 'failed'

/** How the session started: restored at page load, by logging in, or after a forced password change. */
export type Arrival = 'restored' | 'loggedIn' | 'changed'

export type MemberKind = 'player' | 'trial' | 'agent'

export type EndReason = 'left' | 'expired' | 'elsewhere'

export type SessionContext = SessionInput & {
  /** Set while logged in, also during a forced password change. */
  member: MemberInfo | null
  arrival: Arrival
  firstTime: boolean
  /** The password of this login, kept in memory only until a forced change is done. */
  knownPassword: string | null
  /** The end reason to report if the platform no longer knows the session. */
  suspicion: Exclude<EndReason, 'left'>
  wasAgent: boolean
  /** Why the link that opened the page did not log in; null if it did, or if there was no link. */
  linkFailure: LinkFailure | null
  failures: number
  /** Epoch ms of the next retry after the platform did not answer. */
  retryAt: number
}

export type SessionEvent =
  /** From a login, registration or free play; `password` if one was typed. */
  | { type: 'session.adopt'; loggedIn: LoggedIn; password?: string | undefined }
  | { type: 'session.leave' }
  | { type: 'session.dismiss' }
  | { type: 'session.retry' }
  /** A call was refused because the session no longer exists. */
  | { type: 'session.refused' }
  /** A session of this member has ended, possibly another one. */
  | { type: 'socket.sessionEnded' }
  | { type: 'member.reload' }
  | { type: 'password.changed' }
  | MemberReport
  | TabEvent
  | LinkReport
  | LinkAnswer

export type LinkReport =
  /** The link is for another account than the current one, so the member must choose. */
  | { type: 'link.offered'; account: string }
  | { type: 'link.loggedIn'; loggedIn: LoggedIn }
  /** The current member stays logged in; `failure` is null if that was their choice. */
  | { type: 'link.kept'; failure: LinkFailure | null }

export type LinkAnswer = { type: 'link.stay' } | { type: 'link.follow' }

export type TabEvent = EventOf<TabMessage>

type EventOf<Message extends TabMessage> = Message extends TabMessage
  ? Omit<Message, 'type'> & { type: `tab.${Message['type']}` }
  : never

/** A message for other tabs. An answer gets the token only when it is sent. */
export type TabCommand =
  | Exclude<TabMessage, { type: 'asks' | 'answers' }>
  | Omit<Extract<TabMessage, { type: 'answers' }>, 'token'>

export type SessionReport =
  | { type: 'session.began'; arrival: Arrival; firstTime: boolean; kind: MemberKind; memberId: string }
  | { type: 'session.absent' }
  /** A link is for `other` while `current` is logged in; both are account names. */
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
