import path from 'node:path'
import { CONFIG_FILE } from '#paths/command/project.ts'
import type { Flow } from '#paths/config.ts'
import type { Model } from '#paths/model.ts'
import type { EarlierProject } from './at-revision.ts'

export type EarlierFlow =
  | { kind: 'found'; flow: Flow; model: Model }
  | { kind: 'missing' }
  | { kind: 'unreadable'; because: string }

/**
 * Loads a flow by its name. A flow also counts as missing if it is listed but the module of its model does
 * not exist.
 */
export async function loadEarlierFlow(then: EarlierProject, name: string): Promise<EarlierFlow> {
  const flow = then.config.flows.find((one) => one.name === name)
  if (!flow) return { kind: 'missing' }
  try {
    const model: Model | undefined = await flow.model()
    if (model) return { kind: 'found', flow, model }
    return { kind: 'unreadable', because: 'its module has no model.' }
  } catch (error) {
    return isModuleMissing(error, then)
      ? { kind: 'missing' }
      : { kind: 'unreadable', because: becauseOf(error, then.root) }
  }
}

/** Whether the module of the flow itself is missing, as opposed to a module that it imports. */
function isModuleMissing(error: unknown, { root }: EarlierProject): boolean {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) return false
  return becauseOf(error, root).endsWith(` imported from ${CONFIG_FILE}`)
}

/** The first line of an error's message, with file names relative to the revision's folder. */
export function becauseOf(error: unknown, folder: string): string {
  const message = error instanceof Error ? error.message : String(error)
  const [line = ''] = message.split('\n')
  return line.replaceAll(`${folder}${path.sep}`, '')
}
