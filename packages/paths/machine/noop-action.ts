import { assign, type Spawner } from 'xstate'

/** Name given to inline actor logic, so that a stub actor can replace it. */
export const INLINE_SOURCE = 'inline actor'

type Parts = { [part: string]: unknown }
type Action = ((...args: never[]) => unknown) & Parts
type Callback = (args: Parts, params: unknown) => unknown

/**
 * Returns an action without its effects. XState's built-in actions stay, but they spawn stub actors and
 * enqueue only actions without effects. Other actions do nothing.
 */
export function harmless<Given>(action: Given): Given {
  return typeof action === 'function' ? (harmlessFunction(action as unknown as Action) as Given) : action
}

function harmlessFunction(action: Action): unknown {
  if (!('resolve' in action)) return named(() => undefined, action)
  switch (action.type) {
    case 'xstate.assign':
      return variant(action, { assignment: withStubs(action.assignment) })
    case 'xstate.spawnChild':
      return variant(action, { src: sourceOf(action.src), syncSnapshot: false })
    case 'xstate.enqueueActions': {
      const collect = action.collect as Callback
      const harmlessly: Callback = (args, params) =>
        collect({ ...args, enqueue: harmlessQueue(args.enqueue as Action) }, params)
      return variant(action, { collect: harmlessly })
    }
    default:
      return action
  }
}

export function harmlessContext(context: unknown): unknown {
  return typeof context === 'function' ? withStub(context as Callback) : context
}

function withStubs(assignment: unknown): unknown {
  if (typeof assignment === 'function') return withStub(assignment as Callback)
  return Object.fromEntries(
    Object.entries(assignment as Parts).map(([key, value]) => [
      key,
      typeof value === 'function' ? withStub(value as Callback) : value,
    ]),
  )
}

function withStub(callback: Callback): Callback {
  return (args, params) => {
    const spawn = args.spawn as Spawner<never>
    const spawnStub = (src: unknown, options: unknown) =>
      spawn(sourceOf(src) as never, unheard(options) as never)
    return callback({ ...args, spawn: spawnStub }, params)
  }
}

const sourceOf = (src: unknown) => (typeof src === 'string' ? src : INLINE_SOURCE)

/** Turns off the subscription to an actor's snapshots, since stub actors emit none. */
const unheard = (options: unknown) => ({ ...(options as object | undefined), syncSnapshot: false })

function harmlessQueue(enqueue: Action): unknown {
  const put = enqueue as unknown as (action: unknown) => void
  const changed = {
    assign: (assignment: unknown) => put(harmless(assign(assignment as never))),
    spawnChild: (src: unknown, options: unknown) => {
      const spawnChild = enqueue.spawnChild as (...args: unknown[]) => void
      spawnChild(sourceOf(src), unheard(options))
    },
  }
  return Object.assign((action: unknown) => put(harmless(action)), enqueue, changed)
}

function variant(action: Action, changed: Parts): unknown {
  return named(
    Object.assign(() => undefined, action, changed),
    action,
  )
}

function named(replacement: () => undefined, { name }: Action): unknown {
  return Object.defineProperty(replacement, 'name', { value: name })
}
