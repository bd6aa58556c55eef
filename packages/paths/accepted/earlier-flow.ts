import path from 'node:path'
import { CONFIG_FILE } from '#paths/command/project.ts'
import type { Flow } from '#paths/config.ts'
import type { Model } from '#paths/model.ts'
import type { EarlierProject } from './at-revision.ts'

/** A flow as it was at a revision, that there was none, or why it cannot be read. */
export type EarlierFlow =
  | { kind: 'found'; flow: Flow; model: Model }
  | { kind: 'missing' }
  | { kind: 'unreadable'; because: string }

/** Loads the flow of that name as it was. One that is listed, but whose module was not there yet, is missing. */
export async function loadEarlierFlow(then: EarlierProject, name: string): Promise<EarlierFlow> {
  const flow = then.config.flows.find((one) => one.name === name)
  if (!flow) return { kind: 'missing' }
  try {
    const model: Model | undefined = await flow.model()
    if (model) return { kind: 'found', flow, model }
    return { kind: 'unreadable', because: 'its module had no model of that name.' }
  } catch (error) {
    return isModuleMissing(error, then)
      ? { kind: 'missing' }
      : { kind: 'unreadable', because: becauseOf(error, then.root) }
  }
}

/** Whether it is the module itself that was not there, and not one that it imports. */
function isModuleMissing(error: unknown, { root }: EarlierProject): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return false
  return becauseOf(error, root).endsWith(` imported from ${CONFIG_FILE}`)
}

/** What went wrong in a line, files named from the folder that the revision lay in. */
export function becauseOf(error: unknown, folder: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const [line = ''] = message.split('\n')
  return line.replaceAll(`${folder}${path.sep}`, '')
}
