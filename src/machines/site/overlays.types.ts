import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'

/** At most one task per kind exists, shown or queued. */
export type Task =
  | { id: string; kind: 'changePassword'; forced: boolean; knownPassword?: string | undefined }
  | { id: string; kind: 'sessionEnded'; reason: 'expired' | 'elsewhere'; agent: boolean }
  /** A login link is for `other` while `current` is logged in (LOGIN-11). Both are account names. */
  | { id: string; kind: 'accountChoice'; current: string; other: string }
  | { id: string; kind: 'contract'; requestId: string }
  | { id: string; kind: 'login'; side: 'player' | 'agent' }
  | { id: string; kind: 'register' }
  | { id: string; kind: 'forgot'; side: 'player' | 'agent' }
  /** Game facts shown before a stake. */
  | { id: string; kind: 'gameSheet'; game: Game }
  /** The games of a vendor's group (GAME-06). */
  | { id: string; kind: 'gameGroup'; game: Game }
  | { id: string; kind: 'help' }
  | { id: string; kind: 'chat' }
  /** One notice, or the list if null. */
  | { id: string; kind: 'notice'; noticeId: string | null }
  | { id: string; kind: 'announcement' }
  | { id: string; kind: 'popup'; popup: Popup }

export type TaskKind = Task['kind']

export type StackedDialogRequest = {
  id: string
  /** `info` only has a close button, `confirm` asks a question, `warning` reports a problem. */
  kind: 'info' | 'confirm' | 'warning'
  /** Key by which views choose the text. */
  topic: string
  data: unknown
}

export type StackedDialog = StackedDialogRequest & {
  /** Id of the task below; null if there was none. */
  over: string | null
}

export type Arrangement = {
  /** Bottom to top. Only the last is active, and each is more urgent than those below. */
  shown: readonly Task[]
  /** Queued, in order of arrival. */
  queue: readonly Task[]
  opened: readonly StackedDialog[]
  /** Visible dialogs, bottom to top; the others belong to covered tasks. */
  above: readonly StackedDialog[]
  /** Number of unanswered calls that move money; contracts are not shown meanwhile. */
  pendingMoney: number
}

export type OverlaysEvent =
  | { type: 'overlay.ask'; task: Task }
  | { type: 'overlay.close'; id: string }
  /** Removes tasks that no longer apply, even forced ones, without reporting them. */
  | { type: 'overlay.clear'; kinds: readonly TaskKind[] }
  | { type: 'overlay.stack'; above: StackedDialogRequest }
  | { type: 'overlay.unstack'; id: string }
  | { type: 'overlay.confirm'; id: string }
  | { type: 'money.began' }
  | { type: 'money.settled' }

export type OverlaysReport =
  | { type: 'overlay.closed'; task: Task }
  | { type: 'overlay.confirmed'; above: StackedDialog }
