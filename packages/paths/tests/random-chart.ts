import { assign, cancel, fromPromise, not, raise, sendTo, setup } from 'xstate'
import { defineModel } from '#paths/model.ts'

type Random = (below: number) => number

/** Returns a generator of integers from 0 to `below` - 1. The same seed always gives the same numbers. */
function createRandom(seed: number): Random {
  let state = seed * 2_654_435_761 + 1
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

type Events = { type: 'a' } | { type: 'b' } | { type: 'c' } | { type: 'd' }
type State = { [key: string]: unknown; states?: { [key: string]: State } }

const parts = setup({
  types: { context: {} as { n: number; deadline: number }, events: {} as Events },
  actors: { ask: fromPromise<number>(() => Promise.reject(new Error('not in a test'))) },
  guards: {
    isZero: ({ context }) => context.n === 0,
    isNotZero: not('isZero'),
    isDue: ({ context }) => context.deadline <= Date.now(),
  },
  actions: {
    count: assign({ n: ({ context }) => (context.n + 1) % 3 }),
    setDeadline: assign({ deadline: () => Date.now() + 25 }),
    raiseB: raise({ type: 'b' }),
    sendC: sendTo(({ self }) => self, { type: 'c' }),
    sendLater: raise({ type: 'd' }, { delay: 15, id: 'later' }),
    cancelLater: cancel('later'),
    show: () => undefined,
  },
  delays: { short: 10, middle: 20, byCount: ({ context }) => 5 + 10 * context.n },
})

const ACTIONS = ['count', 'setDeadline', 'raiseB', 'sendC', 'sendLater', 'cancelLater', 'show'] as const
const GUARDS = [undefined, undefined, 'isZero', 'isNotZero', 'isDue'] as const
const DELAYS = ['short', 'middle', 'byCount', '20'] as const
const MAX_DEPTH = 3

/**
 * Returns a model of a random chart with nested and parallel states, history, final states, guards, timers,
 * raised and self-sent events, and some invocations. Tests check that exploration predicts how a real actor
 * behaves on the chart.
 */
export function randomModel(seed: number) {
  const random = createRandom(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)] as Item
  const isLikely = (percent: number) => random(100) < percent

  const shape = (id: string, depth: number): State => {
    const isLeaf = depth === MAX_DEPTH || (depth > 0 && isLikely(55))
    if (isLeaf) return isLikely(8) && depth > 1 ? { id, type: 'final' } : { id }
    const names = ['p', 'q', 'r'].slice(0, 2 + random(2))
    const states = Object.fromEntries(names.map((name) => [name, shape(`${id}${name}`, depth + 1)]))
    const history =
      isLikely(30) && depth > 0
        ? { h: { id: `${id}h`, type: 'history', history: pick(['deep', 'shallow']) } }
        : {}
    const kind = depth > 0 && isLikely(35) ? { type: 'parallel' } : { initial: 'p' }
    return { id, ...kind, states: { ...states, ...history } }
  }

  const root = shape('m', 0)
  const all: State[] = []
  const visit = (state: State) => {
    all.push(state)
    for (const child of Object.values(state.states ?? {})) visit(child)
  }
  visit(root)
  const ids = all.slice(1).map((state) => String(state.id))

  const transition = (needsGuard = false) => ({
    ...(isLikely(85) ? { target: `#${pick(ids)}` } : {}),
    ...(needsGuard ? { guard: pick(['isZero', 'isNotZero', 'isDue']) } : { guard: pick(GUARDS) }),
    ...(isLikely(40) ? { actions: pick(ACTIONS) } : {}),
    ...(isLikely(15) ? { reenter: true } : {}),
  })

  for (const state of all) {
    if (state.type === 'final' || state.type === 'history') continue
    const events = ['a', 'b', 'c', 'd'].filter(() => isLikely(state === root ? 15 : 35))
    state.on = Object.fromEntries(
      events.map((type) => [type, isLikely(30) ? [transition(true), transition()] : transition()]),
    )
    if (isLikely(25)) state.after = { [pick(DELAYS)]: transition() }
    if (isLikely(8)) state.always = transition(true)
    if (isLikely(15)) state.entry = pick(ACTIONS)
    if (isLikely(10)) state.exit = pick(ACTIONS)
    if (state.states && isLikely(40)) state.onDone = transition()
    if (isLikely(10)) {
      state.invoke = {
        id: `ask${String(state.id)}`,
        src: 'ask',
        onDone: transition(),
        onError: transition(),
      }
    }
  }

  const config = { ...root, context: { n: 0, deadline: 0 } } as Parameters<typeof parts.createMachine>[0]
  return defineModel(parts.createMachine(config), {
    events: { a: {}, b: {}, c: {}, d: {} },
    outcomes: { ask: { done: { done: 1 }, failed: { error: 'no' } } },
    limit: 400,
  })
}
