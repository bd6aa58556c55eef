import fs from 'node:fs'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { Model } from '@palpite/paths/model.ts'
import { type PoItem, parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import config from '../../../paths.config.ts'

/** The translations for product staff, by flow. */
const catalogue = Map.groupBy(
  parsePo(fs.readFileSync('src/locales/charts/descriptions.pt.po', 'utf8')).items,
  ({ msgctxt }) => msgctxt,
)

const english = ({ extractedComments }: PoItem) => extractedComments.join(' ')
const portuguese = ({ msgstr }: PoItem) => msgstr.join('')

/** Described states and transitions of a chart by id, in document order. */
function describedIn({ machine }: Model) {
  const { states, transitions } = readChart(machine)
  return [...states, ...transitions].flatMap(({ id, description }) =>
    description === undefined ? [] : [{ id, description }],
  )
}

describe.each(config.flows)('what the chart $name says', ({ name, model }) => {
  const entries = catalogue.get(name) ?? []

  test('is there in Portuguese, beside the English that it translates, and nothing else is', async () => {
    const described = describedIn(await model())
    expect(described.length).toBeGreaterThan(2)
    expect(entries.map((entry) => ({ id: entry.msgid, description: english(entry) }))).toEqual(described)
  })

  test('reads calmly and is not left in English', () => {
    const off = entries.filter(
      (entry) => portuguese(entry) === english(entry) || !/^\p{Lu}[^!]*\.$/u.test(portuguese(entry)),
    )
    expect(off).toEqual([])
  })

  test('has been reviewed since the English changed', () => {
    expect(entries.filter(({ flags }) => flags.fuzzy)).toEqual([])
  })

  test('says the same in Portuguese where it says the same in English', () => {
    const versions = Map.groupBy(entries, english)
    const off = [...versions].filter(([, same]) => new Set(same.map(portuguese)).size > 1)
    expect(off).toEqual([])
  })

  test('names nothing as code does', async () => {
    const words = describedIn(await model()).flatMap(({ description }) => description.match(/\S+/g) ?? [])
    expect(words.filter((word) => /[a-z][A-Z]|\w[._]\w|[A-Z]+-\d|[`{}[\]]/.test(word))).toEqual([])
  })
})

test('no Portuguese belongs to a chart that is gone', () => {
  expect([...catalogue.keys()].sort()).toEqual(config.flows.map(({ name }) => name).sort())
})
