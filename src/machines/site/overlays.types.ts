import type { Game } from '#protocol/lobby/games.ts'
import type { Popup } from '#protocol/site/popups.ts'

/** At most one task per kind exists, whether shown or queued. */
export type Task =
  | { id: string; kind: 'changePassword'; forced: boolean; knownPassword?: string | undefined }
  | { id: string; kind: 'sessionEnded'; reason: 'expired' | 'elsewhere'; agent: boolean }
  /**
   * The login link is for the account `other`, but `current` is logged in (LOGIN-11). Both are account names.
   */
  | { id: string; kind: 'accountChoice'; current: string; other: string }
  | { id: string; kind: 'contract'; requestId: string }
  | { id: string; kind: 'login'; side: 'player' | 'agent' }
  | { id: string; kind: 'register' }
  | { id: string; kind: 'forgot'; side: 'player' | 'agent' }
  /** Facts about a game, shown before a bet is placed. */
  | { id: string; kind: 'gameSheet'; game: Game }
  /** The games of a vendor's group (GAME-06). */
  | { id: string; kind: 'gameGroup'; game: Game }
  | { id: string; kind: 'help' }
  | { id: string; kind: 'chat' }
  /** A single notice, or the list of notices if `noticeId` is null. */
  | { id: string; kind: 'notice'; noticeId: string | null }
  | { id: string; kind: 'announcement' }
  | { id: string; kind: 'popup'; popup: Popup }

export type TaskKind = Task['kind']

export type StackedDialogRequest = {
  id: string
  /** `info` only has a close button, `confirm` asks a question, and `warning` reports a problem. */
  kind: 'info' | 'confirm' | 'warning'
  /** Tells views which text to show. */
  topic: string
  data: unknown
}

export type StackedDialog = StackedDialogRequest & {
  /** Id of the task below the dialog; null if there was no task. */
  over: string | null
}

export type Arrangement = {
  /** Shown tasks, from bottom to top. Only the last one is active. Each is more urgent than those below. */
  shown: readonly Task[]
  /** Queued tasks, oldest first. */
  queue: readonly Task[]
  opened: readonly StackedDialog[]
  /** Visible dialogs, from bottom to top. Dialogs of covered tasks are hidden. */
  above: readonly StackedDialog[]
  /** Number of unanswered calls that move money. While there are any, no contract is shown. */
  pendingMoney: number
}

export type OverlaysEvent =
  | { type: 'overlay.ask'; task: Task }
  | { type: 'overlay.close'; id: string }
  /** Removes all tasks of these kinds, even forced ones, without reporting that they closed. */
  | { type: 'overlay.clear'; kinds: readonly TaskKind[] }
  | { type: 'overlay.stack'; above: StackedDialogRequest }
  | { type: 'overlay.unstack'; id: string }
  | { type: 'overlay.confirm'; id: string }
  | { type: 'money.began' }
  | { type: 'money.settled' }

export type OverlaysReport =
  | { type: 'overlay.closed'; task: Task }
  | { type: 'overlay.confirmed'; above: StackedDialog }
