import { loadLibrary } from 'virtual:flows'
import { bareModel } from '@palpite/paths/model/bare-model.ts'
import type { GenerateOptions } from '@palpite/paths/walk/generate.ts'
import { type GeneratedHere, generateHere, type Progress } from './generate-here.ts'

export type Wanted = { flow: string; options: GenerateOptions }

export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'generated'; generated: GeneratedHere }
  | { type: 'failed'; message: string }

addEventListener('message', async ({ data }: MessageEvent<Wanted>) => {
  const report = (message: WorkerMessage) => postMessage(message)
  try {
    report({ type: 'generated', generated: await generated(data, report) })
  } catch (error) {
    report({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
})

async function generated(
  { flow, options }: Wanted,
  report: (message: WorkerMessage) => void,
): Promise<GeneratedHere> {
  const source = (await loadLibrary()).flows.find(({ name }) => name === flow)
  if (!source) throw new Error(`There is no machine ${flow}.`)
  const { machine, model = bareModel(machine) } = await source.load()
  const work = generateHere(model, options)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    report({ type: 'progress', progress: value })
  }
}
