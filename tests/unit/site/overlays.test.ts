import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  ask,
  clear,
  close,
  emptyArrangement,
  moneyBegan,
  moneySettled,
  rankOf,
  stackDialog,
  unstackDialog,
} from '#machines/site/overlays.logic.ts'
import type { Arrangement, Task, TaskKind } from '#machines/site/overlays.types.ts'

/** The ranks that the design specifies, repeated here to verify the list in the source. */
const rankings: readonly [rank: number, task: Omit<Task, 'id'>][] = [
  [1, { kind: 'changePassword', forced: true } as Omit<Task, 'id'>],
  [2, { kind: 'sessionEnded', reason: 'expired', agent: false } as Omit<Task, 'id'>],
  [3, { kind: 'contract' }],
  [4, { kind: 'changePassword', forced: false } as Omit<Task, 'id'>],
  [4, { kind: 'login', side: 'player' } as Omit<Task, 'id'>],
  [4, { kind: 'register' }],
  [4, { kind: 'forgot' }],
  [6, { kind: 'gameGroup', game: { nodeId: 1, vassalage: 'JDB', gameType: 'FISH' } } as Omit<Task, 'id'>],
  [6, { kind: 'help' }],
  [7, { kind: 'notice', noticeId: null } as Omit<Task, 'id'>],
  [7, { kind: 'announcement' }],
  [8, { kind: 'popup' }],
  [5, { kind: 'gameSheet', game: { nodeId: 1, vassalage: 'JDB', gameType: 'FISH' } } as Omit<Task, 'id'>],
  [6, { kind: 'chat' }],
]

type Step =
  | { what: 'ask'; index: number }
  | { what: 'close' | 'unstackDialog'; id: string }
  | { what: 'clear'; kind: TaskKind }
  | { what: 'stackDialog'; id: string }
  | { what: 'began' | 'settled' }

const ids = rankings.map((_, index) => `task-${index}`)
const rankById = new Map(rankings.map(([rank], index) => [`task-${index}`, rank]))
const rank = (task: Task) => rankById.get(task.id) ?? Number.NaN
const taskAt = (index: number) => ({ ...rankings[index]?.[1], id: `task-${index}` }) as Task
const aboveIds = ['small-1', 'small-2', 'small-3']

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('ask' as const), index: fc.nat(rankings.length - 1) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('close' as const), id: fc.constantFrom(...ids) }) },
  fc.record({
    what: fc.constant('clear' as const),
    kind: fc.constantFrom(...rankings.map(([, { kind }]) => kind)),
  }),
  fc.record({ what: fc.constant('stackDialog' as const), id: fc.constantFrom(...aboveIds) }),
  fc.record({ what: fc.constant('unstackDialog' as const), id: fc.constantFrom(...aboveIds) }),
  fc.record({ what: fc.constantFrom('began' as const, 'settled' as const) }),
)
const steps = fc.array(step, { maxLength: 30 })

function take(arrangement: Arrangement, taken: Step): Arrangement {
  switch (taken.what) {
    case 'ask':
      return ask(arrangement, taskAt(taken.index))
    case 'close':
      return close(arrangement, taken.id)
    case 'clear':
      return clear(arrangement, [taken.kind])
    case 'stackDialog':
      return stackDialog(arrangement, { id: taken.id, kind: 'info', topic: 'any', data: null })
    case 'unstackDialog':
      return unstackDialog(arrangement, taken.id)
    case 'began':
      return moneyBegan(arrangement)
    case 'settled':
      return moneySettled(arrangement)
  }
}

const all = ({ shown, queue }: Arrangement) => [...shown, ...queue]
const top = ({ shown }: Arrangement) => shown.at(-1)
const afterAll = (list: readonly Step[]) => list.reduce(take, emptyArrangement)

/** Checks a property after every step of random runs. */
function always(holds: (after: Arrangement, before: Arrangement, taken: Step) => void): void {
  fc.assert(
    fc.property(steps, (list) => {
      let before = emptyArrangement
      for (const taken of list) {
        const after = take(before, taken)
        holds(after, before, taken)
        before = after
      }
    }),
    { numRuns: 500 },
  )
}

describe('Overlays over the page', () => {
  test('have the ranks that the design specifies', () => {
    expect(rankings.map((_, index) => rankOf(taskAt(index)))).toEqual(rankings.map(([rank]) => rank))
  })

  test('never contain two tasks of the same kind', () => {
    always((after) => {
      const kinds = all(after).map((task) => task.kind)
      expect(new Set(kinds).size).toBe(kinds.length)
    })
  })

  test('drop a task only when it is closed, cleared, outranked or replaced', () => {
    always((after, before, taken) => {
      const left = all(after)
      const gone = all(before).filter((task) => !left.includes(task))
      const hasReplaced = left.some(
        (task) => rank(task) <= 2 && after.shown.includes(task) && !before.shown.includes(task),
      )
      for (const task of gone) {
        const isClosed = taken.what === 'close' && taken.id === task.id
        const isCleared = taken.what === 'clear' && taken.kind === task.kind
        const isOutdone = taken.what === 'ask' && taken.index === 0 && task.kind === 'changePassword'
        const isReplaced = hasReplaced && before.shown.includes(task)
        expect(isClosed || isCleared || isOutdone || isReplaced).toBe(true)
      }
    })
  })

  test('include every new task', () => {
    always((after, before, taken) => {
      if (taken.what !== 'ask') return
      const task = taskAt(taken.index)
      const isNew = !all(before).some(({ kind }) => kind === task.kind)
      if (isNew) expect(all(after)).toContainEqual(task)
    })
  })

  test('show the most urgent task on top, or the earliest of equally urgent tasks', () => {
    always((after, before, taken) => {
      const ranks = after.shown.map(rank)
      expect(ranks).toEqual([...new Set(ranks)].toSorted((one, other) => other - one))
      const onTop = top(after)
      for (const waiting of after.queue) {
        const isHeldBack = waiting.kind === 'contract' && after.pendingMoney > 0
        if (!isHeldBack)
          expect(rank(waiting)).toBeGreaterThanOrEqual(onTop ? rank(onTop) : Number.POSITIVE_INFINITY)
      }
      const cameUp =
        taken.what === 'ask' ? undefined : after.shown.find((task) => before.queue.includes(task))
      const equals = before.queue.filter(
        (task) => cameUp && rank(task) === rank(cameUp) && all(after).includes(task),
      )
      if (cameUp) expect(equals[0]).toBe(cameUp)
    })
  })

  test('keep a forced password change until it is cleared', () => {
    always((after, before, taken) => {
      const forced = all(before).find((task) => rank(task) === 1)
      if (forced && !(taken.what === 'clear' && taken.kind === 'changePassword')) {
        expect(after.shown).toEqual([forced])
      }
    })
  })

  test('restore a covered task together with its stacked dialogs', () => {
    fc.assert(
      fc.property(steps, fc.nat(rankings.length - 1), (list, index) => {
        const before = afterAll(list)
        const covering = taskAt(index)
        fc.pre(rank(covering) > 2 && !all(before).some(({ kind }) => kind === covering.kind))
        expect(close(ask(before, covering), covering.id)).toEqual(before)
      }),
    )
  })

  test('close all other tasks when a task of the first or second rank opens', () => {
    always((after, before) => {
      const onTop = top(after)
      if (!onTop || rank(onTop) > 2 || before.shown.includes(onTop)) return
      expect(after).toMatchObject({ shown: [onTop], opened: [], above: [] })
    })
  })

  test('hold contracts back while money is moving, and show them afterwards', () => {
    const isContractShown = ({ shown }: Arrangement) => shown.some((task) => task.kind === 'contract')
    always((after, before) => {
      if (after.pendingMoney > 0 && !isContractShown(before)) expect(isContractShown(after)).toBe(false)
    })
    const waiting = ask(moneyBegan(moneyBegan(ask(emptyArrangement, taskAt(9)))), taskAt(2))
    expect(waiting.shown.map((task) => task.kind)).toEqual(['notice'])
    expect(moneySettled(waiting).shown.map((task) => task.kind)).toEqual(['notice'])
    expect(moneySettled(moneySettled(waiting)).shown.map((task) => task.kind)).toEqual(['notice', 'contract'])
  })

  test('show a stacked dialog only while its task is on top, and always show a dialog without a task', () => {
    always((after) => {
      const onTop = top(after)?.id ?? null
      expect(after.above).toEqual(after.opened.filter(({ over }) => over === null || over === onTop))
      const tasks = after.shown.map((task) => task.id)
      expect(after.opened.every(({ over }) => over === null || tasks.includes(over))).toBe(true)
      expect(new Set(after.opened.map(({ id }) => id)).size).toBe(after.opened.length)
    })
  })
})
