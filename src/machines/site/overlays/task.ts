import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'

/** What an overlay is about. There is at most one task of a kind at a time, shown or waiting. */
export type Task =
  | { id: string; kind: 'changePassword'; forced: boolean; knownPassword?: string | undefined }
  | { id: string; kind: 'sessionEnded'; reason: 'expired' | 'elsewhere'; agent: boolean }
  /** LOGIN-11: a link is for `other` while `current` is logged in: account names. */
  | { id: string; kind: 'accountChoice'; current: string; other: string }
  /** A contract request that waits for its reader's answer. */
  | { id: string; kind: 'contract'; requestId: string }
  | { id: string; kind: 'login'; side: 'player' | 'agent' }
  | { id: string; kind: 'register' }
  | { id: string; kind: 'forgot'; side: 'player' | 'agent' }
  /** What is to be known of a game before a stake. */
  | { id: string; kind: 'gameSheet'; game: Game }
  /** GAME-06: the games behind a vendor's group. */
  | { id: string; kind: 'gameGroup'; game: Game }
  | { id: string; kind: 'help' }
  /** The rooms in which members talk. */
  | { id: string; kind: 'chat' }
  /** One notice, or the list of them. */
  | { id: string; kind: 'notice'; noticeId: string | null }
  | { id: string; kind: 'announcement' }
  | { id: string; kind: 'popup'; popup: Popup }

export type TaskKind = Task['kind']

const FORCED_CHANGE = 1
const SESSION_ENDED = 2

const rankOfKind: Record<TaskKind, number> = {
  // A change of the player's own free will is a form like the others; a forced one outranks everything.
  changePassword: 4,
  sessionEnded: SESSION_ENDED,
  accountChoice: 3,
  contract: 3,
  login: 4,
  register: 4,
  forgot: 4,
  // Above the list that it may have been opened from.
  gameSheet: 5,
  gameGroup: 6,
  help: 6,
  chat: 6,
  notice: 7,
  announcement: 7,
  popup: 8,
}

export const isForced = (task: Task): boolean => task.kind === 'changePassword' && task.forced

/** How urgent a task is: 1 before all others, 8 last. */
export const rankOf = (task: Task): number => (isForced(task) ? FORCED_CHANGE : rankOfKind[task.kind])

/** Whether a task, once it comes, puts an end to what was shown instead of covering it for a while. */
export const isReplacing = (task: Task): boolean => rankOf(task) <= SESSION_ENDED
