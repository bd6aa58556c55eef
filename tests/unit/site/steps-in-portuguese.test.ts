import fs from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { stepNamesOf } from '#paths/step-names.ts'
import config from '../../../paths.config.ts'

const FOLDER = 'visualiser/steps/pt'

/** What steps are called, with their Portuguese, as testers read them. */
async function portugueseOf(flow: string): Promise<Record<string, string>> {
  return JSON.parse(await fs.readFile(`${FOLDER}/${flow}.json`, 'utf8'))
}

describe.each(config.flows)('what happens in the paths of $name', ({ name, model }) => {
  test('is there in Portuguese, step by step and nothing beside', async () => {
    expect(Object.keys(await portugueseOf(name))).toEqual(stepNamesOf(await model()))
  })

  test('is said in few plain words, each step in others', async () => {
    const portuguese = Object.values(await portugueseOf(name))
    expect(
      portuguese.filter((words) => !/^\p{Ll}[^.!_[\]{}]*$/u.test(words) || /[a-z][A-Z]/.test(words)),
    ).toEqual([])
    expect(new Set(portuguese).size).toBe(portuguese.length)
  })
})

test('no Portuguese belongs to a flow that is gone', async () => {
  const files = await fs.readdir(FOLDER)
  expect(files.sort()).toEqual(config.flows.map(({ name }) => `${name}.json`).sort())
})
