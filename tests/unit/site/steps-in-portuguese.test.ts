import fs from 'node:fs'
import { readCatalogue } from '@palpite/paths/wording/read-catalogue.ts'
import { stepNamesOf } from '@palpite/paths/wording/step-names.ts'
import { describe, expect, test } from 'vitest'
import config from '../../../paths.config.ts'

/** The Portuguese step labels for testers, by flow. */
const catalogue = readCatalogue(fs.readFileSync('src/locales/charts/steps.pt.po', 'utf8'))

describe.each(config.flows)('Portuguese step names in the paths of $name', ({ name, model }) => {
  const portuguese = catalogue.get(name) ?? {}

  test('cover exactly the flow’s steps', async () => {
    expect(Object.keys(portuguese)).toEqual(stepNamesOf(await model()))
  })

  test('are plain, start in lower case and are unique', () => {
    const names = Object.values(portuguese)
    // A full stop may appear only as a thousands separator.
    const isPlain = (words: string) => /^\p{Ll}(?:[^.!_[\]{}]|(?<=\d)\.(?=\d{3}))*$/u.test(words)
    expect(names.filter((words) => !isPlain(words) || /[a-z][A-Z]/.test(words))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })
})

test('the catalogue has no translated steps for removed flows', () => {
  expect([...catalogue.keys()].sort()).toEqual(config.flows.map(({ name }) => name).sort())
})

test('the catalogue has one entry per step', () => {
  const text = fs.readFileSync('src/locales/charts/steps.pt.po', 'utf8')
  expect(text.match(/^msgctxt /gm)).toHaveLength(
    [...catalogue.values()].flatMap((words) => Object.keys(words)).length,
  )
})
