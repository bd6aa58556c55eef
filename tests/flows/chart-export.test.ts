import { chartSchema } from '@palpite/charts/chart-schema.ts'
import { toJson } from '@palpite/charts/export/json.ts'
import { toMarkdown } from '@palpite/charts/export/markdown.ts'
import { toMermaid } from '@palpite/charts/export/mermaid.ts'
import { toScxml } from '@palpite/charts/export/scxml.ts'
import { layOut } from '@palpite/charts/layout/in-process.ts'
import { noMarks } from '@palpite/charts/marks.ts'
import { measureByTable } from '@palpite/charts/measure.ts'
import { readChart } from '@palpite/charts/read-chart.ts'
import { svgText } from '@palpite/charts/svg.ts'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import config from '../../paths.config.ts'

const hostile = readChart(
  createMachine({
    id: 'a "hostile" <one>',
    description: 'Says & means `odd` *things*.',
    initial: 'end',
    states: {
      end: {
        description: 'Named: as "Mermaid" ends; blocks #1',
        on: { 'a<b & "c"': 'a-b' },
        after: { 250: 'a-b' },
      },
      'a-b': { on: { back: 'a_b' } },
      a_b: { type: 'final' },
    },
  }),
)

/** Checks that tags are balanced and that `&`, `<` and `>` are escaped. */
function expectWellFormed(xml: string): void {
  const open: string[] = []
  const body = xml.replace(/^<\?xml[^>]*\?>/, '')
  const rest = body.replaceAll(
    /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closing, name, _attributes, alone) => {
      if (closing) expect(open.pop()).toBe(name)
      else if (!alone) open.push(name)
      return ''
    },
  )
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/)
}

const charts = await Promise.all(
  config.flows.map(async ({ name, model }) => ({ name, chart: readChart((await model()).machine) })),
)
const regions = readChart(
  createMachine({
    id: 'two halves',
    type: 'parallel',
    on: { reset: '.left', note: { actions: 'write' } },
    states: {
      left: { description: 'It never changes.' },
      right: { initial: 'off', states: { off: { on: { go: 'on' } }, on: { type: 'final' } } },
    },
  }),
)
const all = [...charts, { name: 'hostile', chart: hostile }, { name: 'two halves', chart: regions }]

test.each(all)('the SCXML export of $name is well-formed and refers only to existing states', ({ chart }) => {
  const xml = toScxml(chart)
  expectWellFormed(xml)
  const ids = [...xml.matchAll(/<(?:state|parallel|final|history) id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(chart.states.length)
  const targets = [...xml.matchAll(/(?:target|initial)="([^"]+)"/g)].flatMap(
    ([, text]) => text?.split(' ') ?? [],
  )
  expect(targets.filter((id) => !ids.includes(id))).toEqual([])
})

test('the SCXML export marks internal transitions and cancels a state’s timers on exit', () => {
  const chart = readChart(
    createMachine({
      id: 'oven',
      initial: 'on',
      states: {
        on: {
          initial: 'low',
          states: { low: {}, high: {} },
          after: { 250: 'off' },
          on: {
            raise: '.high',
            again: { target: 'on', reenter: true },
            note: { actions: 'write' },
          },
        },
        off: {},
      },
    }),
  )
  const xml = toScxml(chart)
  expect(xml).toMatch(/<transition event="raise" target="on_high" type="internal"/)
  expect(xml).toMatch(/<transition event="again" target="on"\s*\/>/)
  expect(xml).toMatch(/<transition event="note">/)
  const [, onEntry = ''] = /<onentry>([\s\S]*?)<\/onentry>/.exec(xml) ?? []
  const [, onExit = ''] = /<onexit>([\s\S]*?)<\/onexit>/.exec(xml) ?? []
  const [, id] = /<send id="([^"]+)" event="[^"]+" delay="250ms"/.exec(onEntry) ?? []
  expect(id).toBeDefined()
  expect(onExit).toContain(`<cancel sendid="${id}"`)
})

test('the SCXML export gives every actor a unique id, which its done and error events use', () => {
  const chart = readChart(
    createMachine({
      id: 'office',
      initial: 'asking',
      states: {
        asking: {
          invoke: [
            { src: 'clerk', onDone: 'told', onError: 'told' },
            { src: 'clerk', onDone: 'told' },
            { id: 'boss', src: 'chief', onDone: 'told' },
          ],
        },
        told: { invoke: { src: 'clerk', onDone: 'asking' } },
      },
    }),
  )
  const xml = toScxml(chart)
  expectWellFormed(xml)
  const ids = [...xml.matchAll(/<invoke id="([^"]+)"/g)].map(([, id]) => id)
  expect(ids).toHaveLength(4)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toContain('boss')
  const answers = [...xml.matchAll(/event="done\.invoke\.([^"]+)"/g)].map(([, id]) => id)
  expect(answers.sort()).toEqual([...ids].sort())
  expect(xml).toMatch(new RegExp(`event="error\\.platform\\.${ids[0]}"`))
})

test.each(all)('the JSON export of $name can be parsed back into the same chart', ({ chart }) => {
  expect(v.parse(chartSchema, JSON.parse(toJson(chart)))).toEqual(chart)
})

test('a JSON chart that refers to a missing state is rejected', () => {
  const broken = toJson(hostile).replace('"a_b"\n      ]', '"nowhere"\n      ]')
  expect(broken).toContain('nowhere')
  expect(v.safeParse(chartSchema, JSON.parse(broken)).success).toBe(false)
})

test.each(all)('the Mermaid export of $name is valid and declares every state once', ({ chart }) => {
  const lines = toMermaid(chart).trimEnd().split('\n')
  expect(lines[0]).toBe('stateDiagram-v2')
  const rest = lines.slice(1).map((line) => line.trim())
  const one =
    /^(state "[^":;{}%]*" as s_\w+( \{)?|s_\w+ : [^":;{}%]*(#\d+;[^":;{}%]*)*|(%% )?(s_\w+|\[\*\]) --> (s_\w+|\[\*\])( : ([^":;{}%]|#\d+;)*)?|--|\})$/
  const titled = rest.map((line) => line.replaceAll(/#\d+;/g, ''))
  expect(titled.filter((line) => !one.test(line))).toEqual([])
  const names = rest.flatMap((line) => / as (s_\w+)/.exec(line)?.[1] ?? [])
  const isShown = chart.states[0]?.kind === 'parallel'
  expect(new Set(names).size).toBe(chart.states.length - (isShown ? 0 : 1))
  let depth = 0
  for (const line of rest) {
    if (line.endsWith('{')) depth += 1
    if (line === '}') depth -= 1
    // `--` separates regions, so it appears only inside a state.
    if (line === '--') expect(depth).toBeGreaterThan(0)
  }
  expect(depth).toBe(0)
})

test('the Mermaid export draws a parallel machine as one state that has regions', () => {
  expect(toMermaid(regions)).toBe(`stateDiagram-v2
  state "two halves" as s__root_ {
    state "left" as s_left
    s_left : It never changes.
    --
    state "right" as s_right {
      state "off" as s_right_off
      state "on" as s_right_on
      s_right_on --> [*]
      [*] --> s_right_off
    }
  }
  [*] --> s__root_
  %% s__root_ --> s_left : reset
  s_right_off --> s_right_on : go
`)
})

test('the Mermaid export distinguishes states whose names differ only in unsupported characters', () => {
  const text = toMermaid(hostile)
  expect(text).toContain('state "end" as s_end')
  expect(text).toContain('state "a-b" as s_a_b\n')
  expect(text).toContain('state "a_b" as s_a_b_2')
  expect(text).toContain('s_end --> s_a_b : a<b & #34;c#34;')
  expect(text).toContain('s_end --> s_a_b : after 250 ms')
})

test('the Markdown export lists every state and its description, and escapes markup characters', () => {
  const text = toMarkdown(hostile)
  expect(text).toContain('Says & means \\`odd\\` \\*things\\*.')
  expect(text).toContain('- **end**: Named: as "Mermaid" ends; blocks \\#1')
  expect(text).toContain('  - after 250 ms → **a-b**')
  expect(text).toContain('- **a\\_b** (final)')
})

test('the SVG export is well-formed and deterministic, and shows marked states', async () => {
  const drawing = await layOut(hostile, { measure: measureByTable() })
  const plain = svgText(drawing)
  expectWellFormed(plain.replace(/<style>[^<]*<\/style>/, ''))
  expect(svgText(drawing)).toBe(plain)
  const marked = svgText(drawing, { ...noMarks, active: new Set(['end']), reached: new Map([['end', 1]]) })
  expect(marked).toMatch(/class="state leaf is-active is-reached" data-state="end"/)
  expect(marked).toMatch(/class="state leaf is-unreached" data-state="a-b"/)
})
