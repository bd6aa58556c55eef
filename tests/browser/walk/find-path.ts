import path from 'node:path'
import { readAccepted } from '@palpite/paths/accepted/accepted.ts'
import type { Flow } from '@palpite/paths/config.ts'
import { prepare } from '@palpite/paths/machine/system-under-test.ts'
import { ResultsFolder } from '@palpite/paths/results/results-folder.ts'
import type { Path, Step } from '@palpite/paths/walk/path.ts'
import { retrace } from '@palpite/paths/walk/retrace.ts'
import { userPaths } from '@palpite/paths/walk/user-paths.ts'
import config from '../../../paths.config.ts'
import type { ReplayRequest } from './replay-request.ts'
import type { Tab } from './tab.ts'
import type { Walker } from './walker.ts'

/** Finds a flow by name. Throws if it is unknown or has no walker. */
export function flowOf(name: string): Flow & { walker: string } {
  const flow = config.flows.find((one) => one.name === name)
  if (!flow) throw new Error(`There is no flow ${name}.`)
  const { walker } = flow
  if (!walker) throw new Error(`The flow ${name} has no page. Its paths replay only on the machine.`)
  return { ...flow, walker }
}

export async function walkerOf({ walker: file }: { walker: string }, tab: Tab): Promise<Walker> {
  const { walker }: { walker: (tab: Tab) => Promise<Walker> } = await import(path.resolve(file))
  return walker(tab)
}

/** Finds the requested path: in the request itself, or among accepted, generated and recorded paths. */
export function pathOf(request: ReplayRequest, flow: Flow, walker: Walker): Path {
  const ofUser = () => {
    const { everything, transitions } = userPaths(walker.model, walker.exclusions)
    return byId(transitions(), request.id) ?? byId(everything(), request.id)
  }
  const found =
    request.path ??
    byId(readAccepted(flow.accepted)?.paths ?? [], request.id) ??
    ofUser() ??
    byId(recorded(), request.id)
  if (!found) throw new Error(`There is no path ${request.id} of ${flow.name}.`)
  return withContexts(found, walker)
}

/** Adds the contexts that checks (`sights`) may need and that stored paths lack. */
function withContexts(path: Path, { model }: Walker): Path {
  if (path.steps.every(({ context }) => context !== undefined)) return path
  const seen = retrace(
    prepare(model),
    path.steps.map(({ label }) => label),
  )
  const steps = path.steps.map((step, index): Step => {
    const context = step.context ?? seen?.steps[index]?.context
    return context === undefined ? step : { ...step, context }
  })
  return { ...path, steps }
}

const byId = (paths: readonly Path[], id: string) => paths.find((one) => one.id === id)

const recorded = () => new ResultsFolder('dist/paths').readRecorded().map(({ path: one }) => one)
