import { inSlices } from '@palpite/visualiser/simulate/path-search/in-slices.ts'
import {
  type PathSearch,
  type PathSearchResult,
  searchPath,
} from '@palpite/visualiser/simulate/path-search/path-search.ts'
import { createSimulation } from '@palpite/visualiser/simulate/simulation.ts'
import { gateModel } from '@palpite/visualiser/tests/gate.ts'
import { expect, test } from 'vitest'
import { loginModel } from '#tests/models/auth/login.ts'
import { loginAttemptModel } from '#tests/models/auth/login-attempt.ts'

const simulation = createSimulation(gateModel)
const forces = 'gate.shut: gate.force [isForcible] → gate.broken'

function seek(wish: Partial<PathSearch> & { goal: string }): PathSearchResult {
  const search = searchPath(simulation, { from: undefined, answers: {}, ...wish })
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

const labelsOf = (way: PathSearchResult) =>
  way.kind === 'found' ? way.moments.map(({ step }) => step.label) : []

test('the shortest path from the current state includes the steps that must happen first', () => {
  const locked = simulation.start('locked')
  const way = seek({ goal: 'gate.open', from: locked })
  expect(way).toMatchObject({ kind: 'found', from: 'here' })
  expect(labelsOf(way)).toEqual(['gate.unlock with the right key', 'gate.open', 'motor: wide'])
})

test('a search from the start picks the input that gives the shortest path', () => {
  expect(labelsOf(seek({ goal: 'gate.open' }))).toEqual(['start unlocked', 'gate.open', 'motor: wide'])
  expect(labelsOf(seek({ goal: 'lamp.off' }))).toEqual(['start unlocked'])
})

test('a search reaches a transient state', () => {
  const way = seek({ goal: 'gate.checking', from: simulation.start('unlocked') })
  expect(labelsOf(way)).toEqual(['gate.open', 'motor: stuck'])
})

test('a search reaches an initial state that is left in the same step in which its parent is entered', () => {
  const login = createSimulation(loginModel)
  const search = searchPath(login, { goal: 'open.form.opening', from: undefined, answers: {} })
  expect(search.next()).toMatchObject({ done: true, value: { kind: 'found', from: 'start' } })
})

test('a search for a transition ends with that transition, or reports the guard that blocks it', () => {
  const dims = 'lamp.on: after untilDim → lamp.off'
  const way = seek({ goal: dims, from: simulation.start('unlocked') })
  expect(labelsOf(way)).toEqual(['lamp.toggle', 'after 5 s: lamp.on untilDim'])
  expect(seek({ goal: forces, from: simulation.start('locked') })).toMatchObject({
    kind: 'missing',
    obstacles: [{ edge: forces, reason: 'its guard is never true under the given cases' }],
  })
})

test('a search for the current state needs no step', () => {
  const start = simulation.start('unlocked')
  expect(seek({ goal: 'gate.shut', from: start })).toEqual({ kind: 'found', from: 'here', moments: [] })
})

test('a search falls back to the start when the current state cannot lead to the goal', () => {
  const answers = { [forces]: true }
  const start = simulation.start('locked')
  const force = simulation.choicesAt(start).find(({ label }) => label === 'gate.force')
  const broken = force && simulation.take(start, force, answers)
  expect(broken?.step.state).toBe('gate.broken + lamp.off')
  const way = seek({ goal: 'gate.open', from: broken })
  expect(way).toMatchObject({ kind: 'found', from: 'start' })
  expect(labelsOf(way)).toEqual(['start unlocked', 'gate.open', 'motor: wide'])
})

test('a failed search lists the transitions into the goal state and says why none is taken', () => {
  expect(seek({ goal: 'gate.broken', from: simulation.start('locked') })).toEqual({
    kind: 'missing',
    isCutShort: false,
    obstacles: [
      {
        edge: forces,
        reason: 'its guard is never true under the given cases',
      },
    ],
  })
})

test('a search finds a path blocked by a guard when the guard is forced to be true', () => {
  expect(labelsOf(seek({ goal: 'gate.broken', answers: { [forces]: true } }))).toEqual([
    'start unlocked',
    'gate.force',
  ])
})

test('a search that reaches the model’s limit reports that it is incomplete', () => {
  const small = createSimulation({ ...gateModel, limit: 2 })
  const search = [...searchPath(small, { goal: 'gate.open', from: undefined, answers: {} })]
  expect(search.at(-1)).toBe(2)
  const again = searchPath(small, { goal: 'gate.open', from: undefined, answers: {} })
  let last = again.next()
  while (!last.done) last = again.next()
  expect(last.value).toMatchObject({ kind: 'missing', isCutShort: true })
})

test('a found path can be walked step by step and ends in the goal state', () => {
  const login = createSimulation(loginAttemptModel)
  const start = login.start('by username')
  const search = searchPath(login, { goal: 'twoFactor', from: start, answers: {} })
  let last = search.next()
  while (!last.done) last = search.next()
  if (last.value.kind !== 'found') throw new Error('Nothing leads to the second step.')
  let present = start
  for (const { step } of last.value.moments) {
    const choice = login.choicesAt(present).find(({ label }) => label === step.label)
    if (!choice) throw new Error(`"${step.label}" cannot happen.`)
    present = login.take(present, choice)
    expect(present.step).toEqual(step)
  }
  expect(present.step.state).toBe('twoFactor')
})

test('work in slices lets timers run between slices, reports its progress and can be aborted', async () => {
  const told: number[] = []
  let turns = 0
  const counting = setInterval(() => turns++, 1)
  const controller = new AbortController()
  function* work(): Generator<number, string> {
    for (let step = 1; ; step++) {
      const until = performance.now() + 5
      while (performance.now() < until);
      if (step === 100) controller.abort()
      yield step
    }
  }
  const given = inSlices(work(), { signal: controller.signal, onProgress: (step) => told.push(step) })
  await expect(given).rejects.toThrow('aborted')
  clearInterval(counting)
  expect(told.length).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(0)
  await expect(
    inSlices([][Symbol.iterator](), { signal: new AbortController().signal, onProgress: () => {} }),
  ).resolves.toBeUndefined()
})
