import { type Accepted, readAccepted } from '#paths/accepted/accepted.ts'
import { prepare } from '#paths/machine/system-under-test.ts'
import { checkModel, walkAll } from '#paths/model/check-model.ts'
import { type Mutation, mutate as mutateModel } from '#paths/mutation/mutate.ts'
import { countText } from './count-text.ts'
import { foreignFile, runForeign } from './foreign.ts'
import { type KnownFlow, loadFlow, loadFlows } from './known-flow.ts'
import { Misuse } from './misuse.ts'
import type { Project } from './project.ts'
import { only, readParameters, type Verb } from './verb.ts'

export const mutate: Verb = {
  summary: 'puts one fault at a time into a chart and lists those that its paths do not detect',
  help: `npm run paths -- mutate <flow or file>
npm run paths -- mutate --all

A fault is, for example, a dropped guard, a changed target or a removed timer. The accepted paths of the flow, or else generated
ones, are walked on each faulty machine. Fails if they do not detect a fault.

  --json   prints JSON`,
  async run(project, parameters, print, remark) {
    const { values, positionals } = readParameters(parameters, {
      all: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    })
    const named = values.all ? undefined : only(positionals, 'a flow or file, or --all')
    const file = named === undefined ? undefined : foreignFile(project, named)
    if (file !== undefined) return runForeign(project, file, ['mutate', ...parameters], print, remark)
    const flows = named === undefined ? await everyFlow(project) : await loadFlows(project, named)
    const mutations = flows.map((flow) => {
      const showProgress = throttled((tried) =>
        remark(`${flow.name}: ${countText(tried, 'fault')} tried so far`),
      )
      return { flow: flow.name, ...mutateModel(flow.model, acceptedOf(flow), { onProgress: showProgress }) }
    })
    if (values.json) print(JSON.stringify(mutations))
    else for (const line of mutations.flatMap(mutationText)) print(line)
    return mutations.some(({ survivors }) => survivors.length > 0) ? 1 : 0
  },
}

/** Interval of progress messages in ms. */
const SHOWN_EVERY = 5_000

function throttled(showProgress: (tried: number) => void): (tried: number) => void {
  let shownAt = performance.now()
  return (tried) => {
    if (performance.now() - shownAt < SHOWN_EVERY) return
    shownAt = performance.now()
    showProgress(tried)
  }
}

function mutationText(mutation: Mutation & { flow: string }): string[] {
  const { flow, mutants, caught, equivalent, survivors, millisecondsEach } = mutation
  const change = equivalent.length === 1 ? 'changes' : 'change'
  const alike = equivalent.length > 0 ? `, ${equivalent.length} ${change} nothing` : ''
  return [
    `${flow}: ${caught} of ${countText(mutants, 'fault')} detected${alike}, ${millisecondsEach.toFixed(1)} ms each`,
    ...survivors.map(({ fault, reason }) => `  not detected: ${fault}: ${reason}`),
  ]
}

async function everyFlow(project: Project): Promise<KnownFlow[]> {
  return Promise.all(project.config.flows.map((flow) => loadFlow(project, flow)))
}

/**
 * Returns the accepted paths, or generated ones if there are none. Throws a {@link Misuse} if the machine
 * departs from its accepted paths or cannot start.
 */
function acceptedOf({ name, model, acceptedFile }: KnownFlow): Accepted {
  const kept = acceptedFile === undefined ? undefined : readAccepted(acceptedFile)
  if (kept) {
    const { difference } = walkAll(prepare(model), kept.paths).find(({ walk }) => walk.difference)?.walk ?? {}
    if (difference)
      throw new Misuse(`${name} differs from its accepted paths even without a fault: ${difference}`)
    return kept
  }
  const { paths, coverage, graph } = checkModel(model, { update: false })
  if (paths.length === 0)
    throw new Misuse(`${name} has no paths that could detect faults: ${graph.failures.join('; ')}`)
  return { paths, transitions: coverage.transitions.covered }
}
