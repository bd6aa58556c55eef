import { nodesOf, pathOf } from '@palpite/charts/edges.ts'
import { expect, test } from 'vitest'
import config from '../../../paths.config.ts'

test.each(config.flows)(
  'each specification row of $name refers only to existing states, and to each state once',
  async (flow) => {
    const { machine } = await flow.model()
    const known = new Set(nodesOf(machine).map(pathOf))
    const rows = Object.entries(flow.rows ?? {})
    expect(rows.filter(([id]) => !/^[A-Z0-9]+-\d{2}$/.test(id))).toEqual([])
    expect(rows.filter(([, states]) => states.length === 0 || new Set(states).size < states.length)).toEqual(
      [],
    )
    expect(rows.flatMap(([, states]) => states.filter((state) => !known.has(state)))).toEqual([])
  },
)

test('each specification row has one sentence in each language', () => {
  const carried = new Set(config.flows.flatMap(({ rows = {} }) => Object.keys(rows)))
  expect(new Set(Object.keys(config.rows ?? {}))).toEqual(carried)
  const sentences = Object.values(config.rows ?? {}).flatMap(({ en, pt }) => [en, pt])
  expect(sentences.filter((sentence) => !/^“?\p{Lu}[^!]+\.$/u.test(sentence))).toEqual([])
  expect(new Set(sentences).size).toBe(sentences.length)
})
