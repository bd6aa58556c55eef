import type { Arrangement, StackedDialog, StackedDialogRequest, Task, TaskKind } from './overlays.types.ts'

const FORCED_CHANGE = 1

const SESSION_ENDED = 2

const rankOfKind: Record<TaskKind, number> = {
  // A voluntary password change ranks like other forms. `rankOf` ranks a forced one above everything.
  changePassword: 4,
  sessionEnded: SESSION_ENDED,
  accountChoice: 3,
  contract: 3,
  login: 4,
  register: 4,
  forgot: 4,
  // Ranks above `gameGroup`, the list that can open it.
  gameSheet: 5,
  gameGroup: 6,
  help: 6,
  chat: 6,
  notice: 7,
  announcement: 7,
  popup: 8,
}

const isForced = (task: Task): boolean => task.kind === 'changePassword' && task.forced

/** Returns the urgency of a task, from 1 (highest) to 8 (lowest). */
export const rankOf = (task: Task): number => (isForced(task) ? FORCED_CHANGE : rankOfKind[task.kind])

/** Whether a task closes the tasks below it instead of covering them. */
const isReplacing = (task: Task): boolean => rankOf(task) <= SESSION_ENDED

export const emptyArrangement: Arrangement = {
  shown: [],
  queue: [],
  opened: [],
  above: [],
  pendingMoney: 0,
}

const topOf = ({ shown }: Pick<Arrangement, 'shown'>): Task | undefined => shown.at(-1)

/**
 * Whether a task of this kind is shown or queued. A forced password change does not count as a repetition of
 * a voluntary one.
 */
export function isRepeated({ shown, queue }: Arrangement, task: Task): boolean {
  return [...shown, ...queue].some((other) => other.kind === task.kind && !isOutdone(other, task))
}

const isOutdone = (other: Task, task: Task) => other.kind === task.kind && isForced(task) && !isForced(other)

/**
 * Adds a task unless one of its kind is shown or queued. A task more urgent than the current one is shown on
 * top; any other is queued.
 */
export function ask(arrangement: Arrangement, task: Task): Arrangement {
  if (isRepeated(arrangement, task)) return arrangement
  const others = withoutTasks(arrangement, (other) => isOutdone(other, task))
  return settle({ ...others, queue: [...others.queue, task] })
}

/**
 * Returns the shown or queued task with this id, or undefined if there is none or the user may not close it.
 */
export function dismissible({ shown, queue }: Arrangement, id: string): Task | undefined {
  return [...shown, ...queue].find((task) => task.id === id && !isForced(task))
}

/** Closes a task and uncovers the one below. A forced task stays. */
export function close(arrangement: Arrangement, id: string): Arrangement {
  const task = dismissible(arrangement, id)
  return task ? settle(withoutTasks(arrangement, (other) => other === task)) : arrangement
}

/** Removes all tasks of these kinds, even forced ones. */
export function clear(arrangement: Arrangement, kinds: readonly TaskKind[]): Arrangement {
  return settle(withoutTasks(arrangement, ({ kind }) => kinds.includes(kind)))
}

/**
 * Opens a dialog above the current task, or on its own if there is no task. Nothing changes if a dialog with
 * this id is open.
 */
export function stackDialog(arrangement: Arrangement, request: StackedDialogRequest): Arrangement {
  if (openedAs(arrangement, request.id)) return arrangement
  const opened = { ...request, over: topOf(arrangement)?.id ?? null }
  return arrangeAbove({ ...arrangement, opened: [...arrangement.opened, opened] })
}

export function openedAs({ opened }: Arrangement, id: string): StackedDialog | undefined {
  return opened.find((above) => above.id === id)
}

export function unstackDialog(arrangement: Arrangement, id: string): Arrangement {
  return arrangeAbove({ ...arrangement, opened: arrangement.opened.filter((above) => above.id !== id) })
}

export function moneyBegan(arrangement: Arrangement): Arrangement {
  return { ...arrangement, pendingMoney: arrangement.pendingMoney + 1 }
}

/** Counts a call that moves money as answered. After the last one, a queued contract may be shown. */
export function moneySettled(arrangement: Arrangement): Arrangement {
  return settle({ ...arrangement, pendingMoney: Math.max(0, arrangement.pendingMoney - 1) })
}

function withoutTasks(arrangement: Arrangement, isGone: (task: Task) => boolean): Arrangement {
  const isLeft = (task: Task) => !isGone(task)
  return {
    ...arrangement,
    shown: arrangement.shown.filter(isLeft),
    queue: arrangement.queue.filter(isLeft),
  }
}

function settle(arrangement: Arrangement): Arrangement {
  const next = nextOf(arrangement)
  if (!next) return arrangeAbove(arrangement)
  const queue = arrangement.queue.filter((task) => task !== next)
  if (isReplacing(next)) return { ...arrangement, shown: [next], queue, opened: [], above: [] }
  return arrangeAbove({ ...arrangement, shown: [...arrangement.shown, next], queue })
}

/**
 * Returns the queued task to show next: the most urgent one, or the oldest among equals. Returns undefined if
 * none is more urgent than the current task.
 */
function nextOf({ shown, queue, pendingMoney }: Arrangement): Task | undefined {
  const top = topOf({ shown })
  const due = queue
    .filter((task) => task.kind !== 'contract' || pendingMoney === 0)
    .filter((task) => !top || rankOf(task) < rankOf(top))
  return due.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

/** Drops dialogs whose task is no longer shown, and decides which remaining dialogs are visible. */
function arrangeAbove(arrangement: Arrangement): Arrangement {
  const top = topOf(arrangement)?.id ?? null
  const opened = arrangement.opened.filter(
    ({ over }) => over === null || arrangement.shown.some(({ id }) => id === over),
  )
  // A dialog opened without a task stays above any task.
  return { ...arrangement, opened, above: opened.filter(({ over }) => over === null || over === top) }
}
