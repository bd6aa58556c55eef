import { expect, test } from 'vitest'
import { createMachine, setup } from 'xstate'
import type { Drawing } from '#charts/drawing.ts'
import { layOut } from '#charts/layout/in-process.ts'
import { mapChart } from '#charts/map-chart.ts'
import { measureByTable } from '#charts/measure.ts'
import { readChart } from '#charts/read-chart.ts'
import { svgText } from '#charts/svg.ts'
import type { Vocabulary } from '#charts/vocabulary.ts'

const measure = measureByTable()

const vocabulary: Vocabulary = {
  invoke: 'inicia uma vez mais',
  entry: 'ao entrar',
  exit: 'ao sair',
  from: 'vem de',
  otherwise: 'senão',
  ignored: 'deixado de lado',
  maySpawn: 'pode criar',
}

const worker = createMachine({ id: 'worker' })

/** Transitions to three children of the same state are listed as text at both ends. */
const machine = createMachine({
  id: 'desk',
  initial: 'shut',
  states: {
    shut: {
      entry: 'light',
      exit: 'dim',
      invoke: { src: worker },
      on: {
        go: [{ guard: 'mayGo', target: 'rooms.a' }, 'rooms.b'],
        third: 'rooms.c',
        noise: {},
      },
    },
    rooms: { initial: 'a', states: { a: {}, b: {}, c: {} } },
  },
})

const stateTextsOf = (drawing: Drawing) =>
  [...svgText(drawing).matchAll(/<tspan class="t-(?:word|guard)">([^<]*)</g)].map(([, text]) => text?.trim())

test('a chart is drawn with English words by default, and its states widen for longer words', async () => {
  const chart = readChart(machine)
  const plain = await layOut(chart, { measure })
  expect(new Set(stateTextsOf(plain))).toEqual(
    new Set(['invoke', 'entry', 'exit', 'from', '[mayGo]', '[else]', 'ignored']),
  )
  const translated = await layOut(chart, { measure, vocabulary })
  expect(new Set(stateTextsOf(translated))).toEqual(
    new Set([
      'inicia uma vez mais',
      'ao entrar',
      'ao sair',
      'vem de',
      '[mayGo]',
      '[senão]',
      'deixado de lado',
    ]),
  )
  const widthOf = ({ boxes }: Drawing) => boxes.find(({ state }) => state === 'shut')?.width ?? 0
  expect(widthOf(translated), 'room for the longer words').toBeGreaterThan(widthOf(plain))
})

test('a map of machines translates “may spawn” without changing transition ids', () => {
  const helper = createMachine({ id: 'helper' })
  const machines = [
    { name: 'desk', machine: setup({ actors: { helper } }).createMachine({ id: 'desk' }) },
    { name: 'helper', machine: helper },
  ]
  const [plain] = mapChart('all', machines).transitions
  const [translated] = mapChart('all', machines, vocabulary).transitions
  expect(plain).toMatchObject({ id: 'desk: may spawn → helper', event: 'may spawn' })
  expect(translated).toMatchObject({ id: 'desk: may spawn → helper', event: 'pode criar' })
})
