import type { TabNews } from '#api/browser/other-tabs.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import type { LoggedIn } from '#protocol/auth/session.ts'
import type { MemberReport } from './profile-loader.machine.ts'

/** The operator's lists of member types that are agents, and that are trial players. */
export type MemberTypes = { agentTypes: readonly number[]; trialTypes: readonly number[] }

/** What the session begins with: those lists, and whether a link with a login ticket opened the page. */
export type SessionInput = MemberTypes & { hasTicket: boolean }

/** Why a link did not log in. `failed`: the platform did not say, so that it may be tried again. */
export type LinkFailure = 'unusable' | 'closed' | 'failed'

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
  linkFailure: LinkFailure | null
  failures: number
  /** Epoch milliseconds at which a platform that did not answer is asked again. */
  retryAt: number
}

export type SessionEvent =
  /** A login, registration or free play brought a session; `password` where one was typed. */
  | { type: 'session.adopt'; loggedIn: LoggedIn; password?: string | undefined }
  | { type: 'session.leave' }
  | { type: 'session.dismiss' }
  | { type: 'session.retry' }
  /** A call was told that there is no such session. */
  | { type: 'session.refused' }
  /** The platform says that a session of this member has ended, which may be another one. */
  | { type: 'socket.sessionEnded' }
  /** What is known of the member may have changed. */
  | { type: 'member.reload' }
  | { type: 'password.changed' }
  | MemberReport
  | TabEvent
  | LinkReport
  | LinkAnswer

/** What becomes of the link that opened the page. */
export type LinkReport =
  /** It is for another account than the one that is logged in, whose member has to choose. */
  | { type: 'link.offered'; account: string }
  | { type: 'link.loggedIn'; loggedIn: LoggedIn }
  /** Whoever was logged in stays so; `end` is null where that is what they chose. */
  | { type: 'link.kept'; end: LinkFailure | null }

/** What the member chose: the account they have, or the one that the link is for. */
export type LinkAnswer = { type: 'link.stay' } | { type: 'link.follow' }

export type TabEvent = NewsEvent<TabNews>

type NewsEvent<News extends TabNews> = News extends TabNews
  ? Omit<News, 'type'> & { type: `tab.${News['type']}` }
  : never

/** What the session tells its parent. */
export type SessionReport =
  | { type: 'session.began'; arrival: Arrival; firstTime: boolean; kind: MemberKind; memberId: string }
  /** Nothing was found to restore. */
  | { type: 'session.absent' }
  /** A link is for `other`, while `current` is logged in: account names. */
  | { type: 'session.linkOffered'; current: string; other: string }
  | { type: 'session.mustChange'; knownPassword: string | null }
  /** The member leaves; the platform is being told. */
  | { type: 'session.leaving' }
  | { type: 'session.ended'; reason: EndReason; wasAgent: boolean }

/** What views may ask of it. */
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
