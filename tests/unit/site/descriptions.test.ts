import fs from 'node:fs'
import { readChart } from '@palpite/charts/read-chart.ts'
import type { Model } from '@palpite/paths/model.ts'
import { type PoItem, parsePo } from 'pofile-ts'
import { describe, expect, test } from 'vitest'
import config from '../../../paths.config.ts'

/** The Portuguese descriptions for product staff, by flow. */
const catalogue = Map.groupBy(
  parsePo(fs.readFileSync('src/locales/charts/descriptions.pt.po', 'utf8')).items,
  ({ msgctxt }) => msgctxt,
)

const english = ({ extractedComments }: PoItem) => extractedComments.join(' ')
const portuguese = ({ msgstr }: PoItem) => msgstr.join('')

/** Returns a chart's states and transitions that have a description, in document order. */
function describedIn({ machine }: Model) {
  const { states, transitions } = readChart(machine)
  return [...states, ...transitions].flatMap(({ id, description }) =>
    description === undefined ? [] : [{ id, description }],
  )
}

describe.each(config.flows)('Descriptions of the chart $name', ({ name, model }) => {
  const entries = catalogue.get(name) ?? []

  test('are completely translated into Portuguese', async () => {
    const described = describedIn(await model())
    expect(described.length).toBeGreaterThan(0)
    expect(entries.map((entry) => ({ id: entry.msgid, description: english(entry) }))).toEqual(described)
  })

  test('end in a full stop and differ from the English', () => {
    const off = entries.filter(
      (entry) => portuguese(entry) === english(entry) || !/^\p{Lu}[^!]*\.$/u.test(portuguese(entry)),
    )
    expect(off).toEqual([])
  })

  test('have been reviewed since the English last changed', () => {
    expect(entries.filter(({ flags }) => flags.fuzzy)).toEqual([])
  })

  test('have only one Portuguese version per English sentence', () => {
    const versions = Map.groupBy(entries, english)
    const off = [...versions].filter(([, same]) => new Set(same.map(portuguese)).size > 1)
    expect(off).toEqual([])
  })

  test('contain no identifiers of the code', async () => {
    const words = describedIn(await model()).flatMap(({ description }) => description.match(/\S+/g) ?? [])
    expect(words.filter((word) => /[a-z][A-Z]|\w[._]\w|[A-Z]+-\d|[`{}[\]]/.test(word))).toEqual([])
  })
})

test('the catalogue has no translated descriptions for removed charts', () => {
  expect([...catalogue.keys()].sort()).toEqual(config.flows.map(({ name }) => name).sort())
})
