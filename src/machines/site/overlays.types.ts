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

/** A small dialog that somebody wants to open. */
export type StackedDialogRequest = {
  id: string
  /** `info` has only a way out, `confirm` asks a question, `warning` says what went wrong. */
  kind: 'info' | 'confirm' | 'warning'
  /** What it is about; views choose its words by it. */
  topic: string
  data: unknown
}

/** A small dialog that is open. */
export type StackedDialog = StackedDialogRequest & {
  /** Id of the task it was opened above, null where there was nothing beneath. */
  over: string | null
}

/** All overlays there are, shown and waiting. */
export type Arrangement = {
  /** From the bottom to the top; only the last is in use, and each is more urgent than those beneath it. */
  shown: readonly Task[]
  /** Waiting, in the order in which they came. */
  queue: readonly Task[]
  /** Small dialogs that are open, in the order in which they were opened. */
  opened: readonly StackedDialog[]
  /** Those of them that are seen, from the bottom to the top; the task of the others is covered by another. */
  above: readonly StackedDialog[]
  /** Calls that move money and have not been answered. No contract is shown meanwhile. */
  pendingMoney: number
}

export type OverlaysEvent =
  | { type: 'overlay.ask'; task: Task }
  /** The player closes a task. Refused for a forced one. */
  | { type: 'overlay.close'; id: string }
  /** The cause of a task is gone; takes away forced ones too, and tells nobody. */
  | { type: 'overlay.clear'; kind: TaskKind }
  | { type: 'overlay.stack'; above: StackedDialogRequest }
  | { type: 'overlay.unstack'; id: string }
  | { type: 'overlay.confirm'; id: string }
  | { type: 'money.began' }
  | { type: 'money.settled' }

/** What the arbiter tells its parent. */
export type OverlaysReport =
  | { type: 'overlay.closed'; task: Task }
  | { type: 'overlay.confirmed'; above: StackedDialog }
