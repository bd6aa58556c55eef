import fs from 'node:fs/promises'
import path from 'node:path'
import { readChart } from '@palpite/charts/read-chart.ts'
import { stepNamesOf } from '@palpite/paths/wording/step-names.ts'
import config from '../paths.config.ts'
import { type Text, withTexts } from './chart-texts/with-texts.ts'
import { root } from './run.ts'

/**
 * Updates the Portuguese catalogues with the texts of charts and models. New texts still have to be
 * translated.
 */

const descriptions: Text[] = []
const steps: Text[] = []
for (const { name: flow, model: load } of config.flows.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
  const model = await load()
  const { states, transitions } = readChart(model.machine)
  for (const { id, description } of [...states, ...transitions])
    if (description !== undefined) descriptions.push({ flow, id, english: description })
  for (const id of stepNamesOf(model)) steps.push({ flow, id })
}
await update(config.portuguese?.sentences, descriptions)
await update(config.portuguese?.steps, steps)

async function update(catalogue: string | undefined, texts: readonly Text[]): Promise<void> {
  if (catalogue === undefined) return
  const file = path.join(root, catalogue)
  await fs.writeFile(file, withTexts(await fs.readFile(file, 'utf8'), texts))
}
