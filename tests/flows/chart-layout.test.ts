import type { Area, Drawing } from '@palpite/charts/drawing.ts'
import { layOut } from '@palpite/charts/layout/in-process.ts'
import { createWorkerLayOut, LayoutTimedOut } from '@palpite/charts/layout/in-worker.ts'
import { createLayOut } from '@palpite/charts/layout/lay-out.ts'
import { remembered } from '@palpite/charts/layout/remembered.ts'
import { measureByTable } from '@palpite/charts/measure.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import { largeMachine } from '@palpite/charts/tests/large-chart.ts'
import { withStateBeside } from '@palpite/charts/tests/with-state.ts'
import Elk from 'elkjs/lib/elk.bundled.js'
import type { ElkNode } from 'elkjs/lib/elk-api'
import { expect, test, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import config from '../../paths.config.ts'

/** Timeout in ms. Laying out 300 states four times is slow on a busy machine. */
const PATIENCE = 90_000

const measure = measureByTable()

async function machineOf(name: string): Promise<AnyStateMachine> {
  const flow = config.flows.find((one) => one.name === name)
  if (!flow) throw new Error(`There is no flow ${name}.`)
  return (await flow.model()).machine
}

const contains = (outer: Area, inner: Area) =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

const overlap = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

function expectSound(drawing: Drawing, parents: ReadonlyMap<string, string | undefined>): void {
  const boxes = new Map(drawing.boxes.map((box) => [box.state, box]))
  for (const box of drawing.boxes) {
    const holder = boxes.get(parents.get(box.state) ?? '')
    if (holder) expect(contains(holder, box), `${box.state} in ${holder.state}`).toBe(true)
  }
  const leaves = drawing.boxes.filter(({ kind }) => kind !== 'container')
  for (const [index, one] of leaves.entries())
    for (const other of leaves.slice(index + 1))
      expect(overlap(one, other), `${one.state} on ${other.state}`).toBe(false)
}

const parentsOf = (chart: ReturnType<typeof readChart>) =>
  new Map(chart.states.map(({ id, parent }) => [id, parent]))

/** Returns the share of states with the same position in both drawings. */
function stayed(before: Drawing, after: Drawing): number {
  const places = new Map(after.boxes.map((box) => [box.state, box]))
  const still = before.boxes.filter(({ state, x, y }) => {
    const now = places.get(state)
    return now !== undefined && Math.abs(now.x - x) < 1 && Math.abs(now.y - y) < 1
  })
  return still.length / before.boxes.length
}

test.each(['login', 'game-launch', 'app', 'balance'])(
  'the layout of %s nests states, avoids overlaps and draws every transition',
  async (name) => {
    const chart = readChart(await machineOf(name))
    const drawing = await layOut(chart, { measure })
    expect(drawing.boxes.map(({ state }) => state)).toEqual(chart.states.map(({ id }) => id))
    expectSound(drawing, parentsOf(chart))
    const drawn = new Set([
      ...drawing.arrows.flatMap(({ transitions }) => transitions),
      ...drawing.boxes.flatMap(({ rows }) => rows.flatMap(({ transition }) => transition ?? [])),
    ])
    expect(chart.transitions.filter(({ id }) => !drawn.has(id))).toEqual([])
  },
)

test('a collapsed state hides its children and takes over their arrows', async () => {
  const chart = readChart(await machineOf('game-launch'))
  const drawing = await layOut(chart, { measure, collapsed: new Set(['inProgress']) })
  const box = drawing.boxes.find(({ state }) => state === 'inProgress')
  expect(box).toMatchObject({ kind: 'leaf', isCollapsed: true, hasInside: true })
  expect(drawing.boxes.some(({ state }) => state.startsWith('inProgress.'))).toBe(false)
  const ends = drawing.arrows.flatMap(({ source, target }) => [source, target])
  expect(ends).toContain('inProgress')
  expect(ends.some((id) => id.startsWith('inProgress.'))).toBe(false)
})

test.each(['down', 'right'] as const)('the layout direction can be set to %s', async (direction) => {
  const chart = readChart(await machineOf('countries'))
  const { boxes, direction: way } = await layOut(chart, { measure, direction })
  const [first, second] = boxes.filter(({ kind }) => kind === 'leaf')
  if (!first || !second) throw new Error('The chart has two states.')
  expect(way).toBe(direction)
  expect(direction === 'down' ? second.y > first.y : second.x > first.x).toBe(true)
})

test.each([
  ['login', () => machineOf('login')],
  ['300 states', async () => largeMachine],
])(
  'in the layout of %s, more than two thirds of the states keep their positions when a state is added',
  { timeout: PATIENCE },
  async (_, load) => {
    const chart = readChart(await load())
    const before = await layOut(chart, { measure })
    const leaves = chart.states.filter(({ kind, parent }) => kind === 'atomic' && parent !== undefined)
    for (const share of [0.1, 0.5, 0.9]) {
      const beside = leaves[Math.floor(leaves.length * share)]
      if (!beside) throw new Error('The chart has states.')
      const larger = withStateBeside(chart, beside)
      const after = await layOut(larger, { measure, previous: before })
      expect(stayed(before, after), beside.id).toBeGreaterThan(2 / 3)
      expectSound(after, parentsOf(larger))
      expect(
        after.arrows.some(({ transitions }) =>
          transitions.includes(
            `${beside.id}: add → ${after.boxes.find(({ state }) => /(^|\.)added$/.test(state))?.state}`,
          ),
        ),
      ).toBe(true)
    }
  },
)

test('the layout stops a worker that does not respond and reports a timeout', async () => {
  const terminate = vi.fn()
  const silent = () => ({ postMessage() {}, terminate }) as unknown as Worker
  const patient = createWorkerLayOut(silent, { patience: 20 })
  await expect(patient(readChart(largeMachine), { measure })).rejects.toThrow(LayoutTimedOut)
  expect(terminate).toHaveBeenCalledOnce()
})

test('an aborted layout finishes the current engine run and starts no other', async () => {
  const controller = new AbortController()
  const elk = new Elk()
  const engine = vi.fn((graph: ElkNode) => {
    controller.abort(new Error('Another chart was requested.'))
    return elk.layout(graph)
  })
  const chart = readChart(await machineOf('balance'))
  const asked = createLayOut(engine)(chart, { measure, signal: controller.signal })
  await expect(asked).rejects.toThrow('Another chart was requested.')
  expect(engine).toHaveBeenCalledOnce()
})

test('the layout cache is used for an unchanged chart but not for a changed one', async () => {
  const known = new Map<string, ElkNode>()
  const elk = new Elk()
  const engine = vi.fn((graph: ElkNode) => elk.layout(graph))
  const memory = {
    recall: async (question: string) => known.get(question),
    keep: (question: string, answer: ElkNode) => void known.set(question, answer),
  }
  const chart = readChart(await machineOf('balance'))
  const drawing = await createLayOut(remembered(engine, memory))(chart, { measure })
  const asked = engine.mock.calls.length
  expect(asked).toBeGreaterThan(0)
  expect(await createLayOut(remembered(engine, memory))(chart, { measure })).toEqual(drawing)
  expect(engine).toHaveBeenCalledTimes(asked)
  const [first] = chart.states.filter(({ parent }) => parent !== undefined)
  if (!first) throw new Error('The chart has states.')
  await createLayOut(remembered(engine, memory))(withStateBeside(chart, first), { measure })
  expect(engine.mock.calls.length).toBeGreaterThan(asked)
})

test('a tall chart is sketched in both directions and fully laid out only in the better one', async () => {
  const elk = new Elk()
  const engine = vi.fn((graph: ElkNode) => elk.layout(graph))
  const { direction } = await createLayOut(engine)(readChart(await machineOf('bind-contact')), { measure })
  const thoroughness = (graph: ElkNode) => graph.layoutOptions?.['elk.layered.thoroughness']
  const ways = engine.mock.calls.map(([graph]) => ({
    way: graph.layoutOptions?.['elk.direction'],
    isSketch: thoroughness(graph) !== undefined,
  }))
  expect(new Set(ways.filter(({ isSketch }) => isSketch).map(({ way }) => way)).size).toBe(2)
  const drawn = ways.filter(({ isSketch }) => !isSketch)
  expect(drawn.every(({ way }) => way === direction.toUpperCase())).toBe(true)
})
