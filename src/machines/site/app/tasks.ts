import type { LoginSide } from '#domain/auth/login-side.ts'
import type { SessionReport } from '#machines/auth/session/events.ts'
import type { AboveRequest } from '#machines/site/overlays/stacked-dialog.ts'
import type { Task, TaskKind } from '#machines/site/overlays/task.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'

/** Tasks that have no point any more once somebody is logged in, and once nobody is. */
export const visitorTasks = [
  'login',
  'register',
  'forgot',
  'sessionEnded',
  'changePassword',
  'popup',
] as const
export const forcedOutTasks = ['login', 'register', 'forgot', 'sessionEnded', 'popup'] as const
export const memberTasks = ['changePassword', 'contract', 'popup'] as const

/** Whether it is one of the ways in, of which one is open at a time. */
export const isWayIn = (kind: TaskKind): boolean => ['login', 'register', 'forgot'].includes(kind)

export const clearAll = (kinds: readonly TaskKind[]) =>
  kinds.map((kind) => ({ type: 'clearTask', params: kind }) as const)

export type Ended = Extract<SessionReport, { type: 'session.ended' }>

export const loginTask = (side: LoginSide | null | undefined): Task => ({
  id: 'login',
  kind: 'login',
  side: side ?? 'player',
})

export const registerTask: Task = { id: 'register', kind: 'register' }

export const forgotTask = (side: LoginSide | undefined): Task => ({
  id: 'forgot',
  kind: 'forgot',
  side: side ?? 'player',
})

export const popupTask = (popup: Popup): Task => ({ id: `popup-${popup.id}`, kind: 'popup', popup })

export const gameGroupTask = (game: Game): Task => ({
  id: `gameGroup-${game.nodeId}`,
  kind: 'gameGroup',
  game,
})

export const contractTask = (requestId: string): Task => ({
  id: `contract-${requestId}`,
  kind: 'contract',
  requestId,
})

export const forcedChangeTask = (knownPassword: string | null): Task => ({
  id: 'forcedChange',
  kind: 'changePassword',
  forced: true,
  knownPassword: knownPassword ?? undefined,
})

/** Asks whoever is logged in whether a link may log in another account. */
export const accountChoiceTask = ({
  current,
  other,
}: Extract<SessionReport, { type: 'session.linkOffered' }>): Task => ({
  id: 'accountChoice',
  kind: 'accountChoice',
  current,
  other,
})

/** Says that a session ended without its member's doing. */
export const sessionEndedTask = ({ reason, wasAgent }: Ended): Task => ({
  id: 'sessionEnded',
  kind: 'sessionEnded',
  reason: reason === 'elsewhere' ? 'elsewhere' : 'expired',
  agent: wasAgent,
})

/** Tells a trial player that this needs a real account, and offers one. */
export const registrationOffer: AboveRequest = {
  id: 'registrationNeeded',
  kind: 'confirm',
  topic: 'registrationNeeded',
  data: null,
}
