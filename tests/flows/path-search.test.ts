import { inSlices } from '@palpite/visualiser/simulate/path-search/in-slices.ts'
import { seekWay, type Way, type WaySearch } from '@palpite/visualiser/simulate/path-search/path-search.ts'
import { createSimulation } from '@palpite/visualiser/simulate/simulation.ts'
import { gateModel } from '@palpite/visualiser/tests/gate.ts'
import { expect, test } from 'vitest'
import { loginModel } from '#tests/models/auth/login.ts'

const simulation = createSimulation(gateModel)
const forces = 'gate.shut: gate.force [isForcible] → gate.broken'

function seek(wish: Partial<WaySearch> & { goal: string }): Way {
  const search = seekWay(simulation, { from: undefined, answers: {}, ...wish })
  for (;;) {
    const { done, value } = search.next()
    if (done) return value
  }
}

const labelsOf = (way: Way) => (way.kind === 'found' ? way.moments.map(({ step }) => step.label) : [])

test('the shortest way from here leads over what has to happen first', () => {
  const locked = simulation.start('locked')
  const way = seek({ goal: 'gate.open', from: locked })
  expect(way).toMatchObject({ kind: 'found', from: 'here' })
  expect(labelsOf(way)).toEqual(['gate.unlock with the right key', 'gate.open', 'motor: wide'])
})

test('from the start, the input with the shortest way is taken', () => {
  expect(labelsOf(seek({ goal: 'gate.open' }))).toEqual(['start unlocked', 'gate.open', 'motor: wide'])
  expect(labelsOf(seek({ goal: 'lamp.off' }))).toEqual(['start unlocked'])
})

test('a state that is only passed through is reached as well', () => {
  const way = seek({ goal: 'gate.checking', from: simulation.start('unlocked') })
  expect(labelsOf(way)).toEqual(['gate.open', 'motor: stuck'])
})

test('so is one that is left again as its parent is entered', () => {
  const login = createSimulation(loginModel)
  const search = seekWay(login, { goal: 'open.form.opening', from: undefined, answers: {} })
  expect(search.next()).toMatchObject({ done: true, value: { kind: 'found', from: 'start' } })
})

test('a transition is taken by the last step of its way', () => {
  const dims = 'lamp.on: after untilDim → lamp.off'
  const way = seek({ goal: dims, from: simulation.start('unlocked') })
  expect(labelsOf(way)).toEqual(['lamp.toggle', 'after 5 s: lamp.on untilDim'])
  expect(seek({ goal: forces, from: simulation.start('locked') })).toMatchObject({
    kind: 'missing',
    obstacles: [{ edge: forces, reason: 'its guard is never true under the given cases' }],
  })
})

test('who is there already needs no step', () => {
  const start = simulation.start('unlocked')
  expect(seek({ goal: 'gate.shut', from: start })).toEqual({ kind: 'found', from: 'here', moments: [] })
})

test('where nothing leads on from here, the way begins at the start', () => {
  const answers = { [forces]: true }
  const start = simulation.start('locked')
  const force = simulation.choicesAt(start).find(({ label }) => label === 'gate.force')
  const broken = force && simulation.take(start, force, answers)
  expect(broken?.step.state).toBe('gate.broken + lamp.off')
  const way = seek({ goal: 'gate.open', from: broken })
  expect(way).toMatchObject({ kind: 'found', from: 'start' })
  expect(labelsOf(way)).toEqual(['start unlocked', 'gate.open', 'motor: wide'])
})

test('where nothing leads at all, it says which transitions would and why none was taken', () => {
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

test('a guard that is told to say yes opens a way', () => {
  expect(labelsOf(seek({ goal: 'gate.broken', answers: { [forces]: true } }))).toEqual([
    'start unlocked',
    'gate.force',
  ])
})

test('the model’s limit ends a search, which then says so', () => {
  const small = createSimulation({ ...gateModel, limit: 2 })
  const search = [...seekWay(small, { goal: 'gate.open', from: undefined, answers: {} })]
  expect(search.at(-1)).toBe(2)
  const again = seekWay(small, { goal: 'gate.open', from: undefined, answers: {} })
  let last = again.next()
  while (!last.done) last = again.next()
  expect(last.value).toMatchObject({ kind: 'missing', isCutShort: true })
})

test('each way found can be walked again, step by step, to the same end', () => {
  const login = createSimulation(loginModel)
  const start = login.start('a player')
  const search = seekWay(login, { goal: 'open.form.secondStep', from: start, answers: {} })
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
  expect(present.step.state).toContain('open.form.secondStep')
})

test('work in slices lets the page have its turn, tells how far it is, and can be given up', async () => {
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
  const given = inSlices(work(), { signal: controller.signal, tell: (step) => told.push(step) })
  await expect(given).rejects.toThrow('aborted')
  clearInterval(counting)
  expect(told.length).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(0)
  await expect(
    inSlices([][Symbol.iterator](), { signal: new AbortController().signal, tell: () => {} }),
  ).resolves.toBeUndefined()
})
