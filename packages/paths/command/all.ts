import { chartFingerprint } from '#paths/accepted/chart-fingerprint.ts'
import type { Flow } from '#paths/config.ts'
import type { CheckOptions } from '#paths/model/check-model.ts'
import type { FlowResult } from '#paths/results/results.ts'
import { ResultsFolder } from '#paths/results/results-folder.ts'
import { loadFlow } from './known-flow.ts'
import type { Print, Project } from './project.ts'
import { percentText } from './share-text.ts'
import { study } from './study.ts'
import { tableText } from './table.ts'
import { type ExitCode, readParameters, type Verb } from './verb.ts'

export const all: Verb = {
  summary: 'generates and walks the paths of every flow; for CI',
  help: `npm run paths -- all [--json]

Explores every flow of paths.config.ts, walks its generated and accepted paths on a real actor, writes dist/paths/<flow>.json
and prints one line per flow. Fails if there are findings: unreachable states, dead ends, or paths that differ from the accepted.

  --json   prints the results as JSON, without the paths`,
  run(project, parameters, print) {
    const { values } = readParameters(parameters, { json: { type: 'boolean', default: false } })
    return runAll(project, { json: values.json }, print)
  },
}

export async function runAll(project: Project, options: { json: boolean }, print: Print): Promise<ExitCode> {
  const results: FlowResult[] = []
  for (const flow of project.config.flows) results.push(await walkFlow(project, flow))
  const findings = results.flatMap(({ flow, findings }) => findings.map((finding) => `${flow}: ${finding}`))
  if (options.json)
    print(JSON.stringify(results.map(({ paths, ...rest }) => ({ ...rest, paths: paths.length }))))
  else for (const line of [...summary(results), ...findings]) print(line)
  return findings.length > 0 ? 1 : 0
}

export async function walkFlow(
  project: Project,
  flow: Flow,
  options?: Pick<CheckOptions, 'update'>,
): Promise<FlowResult> {
  const known = await loadFlow(project, flow)
  const { result } = study(known, options)
  new ResultsFolder(project.results).writeFlow({ ...result, chart: chartFingerprint(known.model.machine) })
  return result
}

const HEAD = ['flow', 'paths', 'steps', 'states', 'transitions', 'pairs', 'guards', 'findings', 'ms']

function summary(results: readonly FlowResult[]): string[] {
  const rows = results.map(({ flow, paths, shares, findings, milliseconds }) => [
    flow,
    String(paths.length),
    String(stepsIn(paths)),
    percentText(shares.states),
    percentText(shares.transitions),
    percentText(shares.pairs),
    percentText(shares.guards),
    String(findings.length),
    String(milliseconds),
  ])
  return tableText(HEAD, rows)
}

export function stepsIn(paths: FlowResult['paths']): number {
  return paths.reduce((sum, { steps }) => sum + steps.length, 0)
}
