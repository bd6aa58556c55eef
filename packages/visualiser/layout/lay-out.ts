import { createWorkerLayOut } from '@palpite/charts/layout/in-worker.ts'
import { measureByCanvas } from '@palpite/charts/measure.ts'
import { FAMILY, faces, type Measure } from '@palpite/charts/text-style.ts'
import { keptAnswers } from './kept-answers.ts'
import { layoutAddress, startWorker } from './start-worker.ts'

/** Timeout of a layout in ms. A chart of 300 states takes one second. */
const PATIENCE = 20_000

export const layOut = createWorkerLayOut(startWorker, {
  patience: PATIENCE,
  memory: keptAnswers(layoutAddress),
})

/** Waits for the page's fonts, then measures text with them. */
export async function pageMeasure(): Promise<Measure> {
  await Promise.all(
    Object.values(faces).map(({ weight, size }) => document.fonts.load(`${weight} ${size}px ${FAMILY}`)),
  )
  return measureByCanvas(new OffscreenCanvas(1, 1))
}
