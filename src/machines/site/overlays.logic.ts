import type { Arrangement, StackedDialog, StackedDialogRequest, Task, TaskKind } from './overlays.types.ts'

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
  // StackedDialog the list that it may have been opened from.
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
const isReplacing = (task: Task): boolean => rankOf(task) <= SESSION_ENDED

export const emptyArrangement: Arrangement = {
  shown: [],
  queue: [],
  opened: [],
  above: [],
  pendingMoney: 0,
}

/** The task in use. */
const topOf = ({ shown }: Pick<Arrangement, 'shown'>): Task | undefined => shown.at(-1)

/** Whether a task would be a second of its kind. A forced change of password takes the place of a free one. */
export function isRepeated({ shown, queue }: Arrangement, task: Task): boolean {
  return [...shown, ...queue].some((other) => other.kind === task.kind && !isOutdone(other, task))
}

const isOutdone = (other: Task, task: Task) => other.kind === task.kind && isForced(task) && !isForced(other)

/** Adds a task, unless there is one of its kind: on top where it is more urgent than what is there, else behind. */
export function ask(arrangement: Arrangement, task: Task): Arrangement {
  if (isRepeated(arrangement, task)) return arrangement
  const others = withoutTasks(arrangement, (other) => isOutdone(other, task))
  return settle({ ...others, queue: [...others.queue, task] })
}

/** The task with that id, shown or waiting, where its player may close it. */
export function dismissible({ shown, queue }: Arrangement, id: string): Task | undefined {
  return [...shown, ...queue].find((task) => task.id === id && !isForced(task))
}

/** Takes away a task its player has closed; what it covered returns. A forced one stays. */
export function close(arrangement: Arrangement, id: string): Arrangement {
  const task = dismissible(arrangement, id)
  return task ? settle(withoutTasks(arrangement, (other) => other === task)) : arrangement
}

/** Takes away the task of a kind because its cause is gone: forced ones too. */
export function clear(arrangement: Arrangement, kind: TaskKind): Arrangement {
  return settle(withoutTasks(arrangement, (task) => task.kind === kind))
}

/** Opens a small dialog above the task in use, or alone. The same one again changes nothing. */
export function stackDialog(arrangement: Arrangement, request: StackedDialogRequest): Arrangement {
  if (openedAs(arrangement, request.id)) return arrangement
  const opened = { ...request, over: topOf(arrangement)?.id ?? null }
  return arrangeAbove({ ...arrangement, opened: [...arrangement.opened, opened] })
}

/** The open small dialog with that id, seen or not. */
export function openedAs({ opened }: Arrangement, id: string): StackedDialog | undefined {
  return opened.find((above) => above.id === id)
}

export function unstackDialog(arrangement: Arrangement, id: string): Arrangement {
  return arrangeAbove({ ...arrangement, opened: arrangement.opened.filter((above) => above.id !== id) })
}

/** A call that moves money has begun; those under way are counted. */
export function moneyBegan(arrangement: Arrangement): Arrangement {
  return { ...arrangement, pendingMoney: arrangement.pendingMoney + 1 }
}

/** One of them has been answered; after the last a waiting contract may come. */
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

/** Brings forward what is due, and puts the small dialogs where their tasks are. */
function settle(arrangement: Arrangement): Arrangement {
  const next = nextOf(arrangement)
  if (!next) return arrangeAbove(arrangement)
  const queue = arrangement.queue.filter((task) => task !== next)
  if (isReplacing(next)) return { ...arrangement, shown: [next], queue, opened: [], above: [] }
  return arrangeAbove({ ...arrangement, shown: [...arrangement.shown, next], queue })
}

/** The waiting task that belongs on top: the most urgent, of equal ones the first to come. */
function nextOf({ shown, queue, pendingMoney }: Arrangement): Task | undefined {
  const top = topOf({ shown })
  const due = queue
    .filter((task) => task.kind !== 'contract' || pendingMoney === 0)
    .filter((task) => !top || rankOf(task) < rankOf(top))
  return due.toSorted((one, other) => rankOf(one) - rankOf(other))[0]
}

/** Drops small dialogs whose task is gone, and shows those of the task in use. */
function arrangeAbove(arrangement: Arrangement): Arrangement {
  const top = topOf(arrangement)?.id ?? null
  const opened = arrangement.opened.filter(
    ({ over }) => over === null || arrangement.shown.some(({ id }) => id === over),
  )
  // One that was opened alone stays on top of whatever comes beneath it.
  return { ...arrangement, opened, above: opened.filter(({ over }) => over === null || over === top) }
}
