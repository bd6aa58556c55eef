import fs from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { edgesOf, nodesOf, pathOf } from '#charts/edges.ts'
import config from '../../../paths.config.ts'

const FOLDER = 'visualiser/descriptions/pt'

/** Every sentence of a chart once, in document order: a state's own, then those of the transitions out of it. */
function sentencesOf(machine: AnyStateMachine): string[] {
  const edges = edgesOf(machine)
  const sentences = nodesOf(machine).flatMap((node) => [
    node.description,
    ...edges.filter(({ source }) => source === pathOf(node)).map(({ definition }) => definition.description),
  ])
  return [...new Set(sentences.filter((sentence) => sentence !== undefined))]
}

/** English sentences with their Portuguese, as product staff read them. */
async function portugueseOf(flow: string): Promise<Record<string, string>> {
  return JSON.parse(await fs.readFile(`${FOLDER}/${flow}.json`, 'utf8'))
}

describe.each(config.flows)('what the chart $name says', ({ name, model }) => {
  test('is there in Portuguese, sentence by sentence and nothing beside', async () => {
    const sentences = sentencesOf((await model()).machine)
    expect(sentences.length).toBeGreaterThan(2)
    expect(Object.keys(await portugueseOf(name))).toEqual(sentences)
  })

  test('reads calmly and is not left in English', async () => {
    const pairs = Object.entries(await portugueseOf(name))
    const off = pairs.filter(
      ([english, portuguese]) => portuguese === english || !/^\p{Lu}[^!]*\.$/u.test(portuguese),
    )
    expect(off).toEqual([])
  })

  test('names nothing as code does', async () => {
    const { machine } = await model()
    const words = sentencesOf(machine).flatMap((sentence) => sentence.match(/\S+/g) ?? [])
    expect(words.filter((word) => /[a-z][A-Z]|\w[._]\w|[A-Z]+-\d|[`{}[\]]/.test(word))).toEqual([])
  })
})

test('no Portuguese belongs to a chart that is gone', async () => {
  const files = await fs.readdir(FOLDER)
  expect(files.sort()).toEqual(config.flows.map(({ name }) => `${name}.json`).sort())
})
