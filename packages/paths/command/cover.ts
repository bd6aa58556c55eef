import { prepare } from '#paths/machine/system-under-test.ts'
import type { CoverageResult, PassageCounts, RecordedPath } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import { passageCounts, passageOf } from '#paths/walk/trace.ts'
import { walk } from '#paths/walk/walk.ts'
import type { Model } from '../model.ts'
import { Misuse } from './misuse.ts'
import { readParameters, type Verb } from './verb.ts'

export const cover: Verb = {
  summary: 'combines the coverage of tests and recordings, for the visualiser',
  help: `npm run paths -- cover

Writes dist/paths/coverage.json: how often the last run of "all" and how often recordings covered each state and transition.`,
  async run(project, parameters, print) {
    readParameters(parameters, {})
    const folder = new ResultsFolder(project.results)
    const recorded = folder.readRecorded().filter(({ shortenedFrom }) => shortenedFrom === null)
    const flows: { [flow: string]: CoverageResult['flows'][string] } = {}
    for (const flow of project.config.flows) {
      const tests = folder.readFlow(flow.name)?.coverage
      if (!tests)
        throw new Misuse(`There are no results of ${flow.name} yet: run "npm run paths -- all" first.`)
      const own = recorded.filter((one) => one.flow === flow.name)
      flows[flow.name] = { tests, recorded: own.length > 0 ? walked(await flow.model(), own) : NOTHING }
    }
    const coverage: CoverageResult = { at: new Date().toISOString(), flows }
    print(folder.writeCoverage(coverage))
    return 0
  },
}

const NOTHING: PassageCounts = { states: {}, transitions: {} }

function walked(model: Model, recorded: readonly RecordedPath[]): PassageCounts {
  const subject = prepare(model)
  return passageCounts(recorded.map(({ path }) => passageOf(walk(subject, path).observations)))
}
