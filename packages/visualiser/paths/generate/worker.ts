import { loadLibrary } from 'virtual:flows'
import { bareModel } from '@palpite/paths/model/bare-model.ts'
import type { GenerateOptions } from '@palpite/paths/walk/generate.ts'
import { type GeneratedPaths, generateAndWalk, type Progress } from './generate-and-walk.ts'

export type Wanted = { flow: string; options: GenerateOptions }

export type WorkerMessage =
  | { type: 'progress'; progress: Progress }
  | { type: 'generated'; generated: GeneratedPaths }
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
): Promise<GeneratedPaths> {
  const source = (await loadLibrary()).flows.find(({ name }) => name === flow)
  if (!source) throw new Error(`Machine ${flow} does not exist.`)
  const { machine, model = bareModel(machine) } = await source.load()
  const work = generateAndWalk(model, options)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    report({ type: 'progress', progress: value })
  }
}
