import type { RequestVersion } from '#api/agents/contracts.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type { ContractStatusInput } from '#machines/agents/contract-status.types.ts'
import type { SessionReport } from '#machines/auth/session.types.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'
import type { AppContext, AppEvent, AppInput, Began, Ended } from './app.types.ts'
import type { LanguageInput } from './language.machine.ts'
import type { StackedDialogRequest, Task } from './overlays.types.ts'
import type { Audience } from './public-popup.machine.ts'

export function playerOf({ kind }: Began): Player {
  return kind === 'trial' ? 'trial' : 'member'
}

/** Whether an agent has just logged in, perhaps after a forced password change. */
const isAgentAtWork = ({ arrival, kind }: Began): boolean => arrival !== 'restored' && kind === 'agent'

/**
 * Whether the agent centre opens. It does if an agent has just logged in without a destination. Home does not
 * count as a destination, because registrations always lead there.
 */
export const startsAtWork = ({ next }: AppContext, began: Began): boolean =>
  isAgentAtWork(began) && (next === null || next === '/')

/**
 * Whether Home opens after this event. It does after a forced password change or the login of a trial player,
 * but never for agents.
 */
export const isFreshStart = (began: Began): boolean =>
  !isAgentAtWork(began) &&
  (began.arrival === 'changed' || (began.arrival === 'loggedIn' && began.kind === 'trial'))

export function languagesOf({ boot: { language, config }, missing }: AppContext): LanguageInput {
  return { language, offered: config.languages, tags: config.languageTags, missing }
}

/**
 * Returns the input for loading the contract status of the member whose session has begun (AGENT-09).
 *
 * @throws if the event is not `session.began`
 */
export function contractStatusInput({ hasAgentPolicy }: AppContext, event: AppEvent): ContractStatusInput {
  if (event.type !== 'session.began') throw new Error('A session event was expected.')
  return { memberId: event.memberId, isTrial: event.kind === 'trial', isOffered: hasAgentPolicy }
}

/**
 * Returns the audience whose popups are shown after this event (POP-01). Members see additional popups at
 * their first login (LOGIN-08).
 */
export function audienceSince(event: AppEvent): Audience {
  if (event.type !== 'session.began') return { owner: 'anonymous', executions: ['B'] }
  return { owner: event.memberId, executions: event.firstTime ? ['A', 'F'] : ['A'] }
}

export function createAppContext({ login, ...input }: AppInput): AppContext {
  return {
    ...input,
    side: login?.side ?? null,
    next: login?.next ?? null,
    hasAgentPolicy: false,
    contracts: null,
  }
}

/** Tasks to close when a visitor logs in. */
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

export const isAuthTask = ({ kind }: Task): boolean => ['login', 'register', 'forgot'].includes(kind)

export const loginTask = ({ side }: { side?: LoginSide | null | undefined }): Task => ({
  id: 'login',
  kind: 'login',
  side: side ?? 'player',
})

export const registerTask = (): Task => ({ id: 'register', kind: 'register' })

export const forgotTask = ({ side }: { side?: LoginSide | undefined }): Task => ({
  id: 'forgot',
  kind: 'forgot',
  side: side ?? 'player',
})

export const popupTask = ({ popup }: { popup: Popup }): Task => ({
  id: `popup-${popup.id}`,
  kind: 'popup',
  popup,
})

export const gameGroupTask = ({ game }: { game: Game }): Task => ({
  id: `gameGroup-${game.nodeId}`,
  kind: 'gameGroup',
  game,
})

/** The id contains the version, because each version of a request needs its own dialog. */
export const contractTask = ({ request }: { request: RequestVersion }): Task => ({
  id: `contract-${request.requestId}-${request.version}`,
  kind: 'contract',
  requestId: request.requestId,
})

export const forcedChangeTask = ({ knownPassword }: { knownPassword: string | null }): Task => ({
  id: 'forcedChange',
  kind: 'changePassword',
  forced: true,
  knownPassword: knownPassword ?? undefined,
})

export const accountChoiceTask = ({
  current,
  other,
}: Extract<SessionReport, { type: 'session.linkOffered' }>): Task => ({
  id: 'accountChoice',
  kind: 'accountChoice',
  current,
  other,
})

export const sessionEndedTask = ({ reason, wasAgent }: Ended): Task => ({
  id: 'sessionEnded',
  kind: 'sessionEnded',
  reason: reason === 'elsewhere' ? 'elsewhere' : 'expired',
  agent: wasAgent,
})

export const registrationOffer: StackedDialogRequest = {
  id: 'registrationNeeded',
  kind: 'confirm',
  topic: 'registrationNeeded',
  data: null,
}
