import { countText } from '../command/count-text.ts'
import type { Path } from '../path.ts'
import type { FlowResult, ReplayResult } from '../results.ts'
import { type Markup, markup } from './markup.ts'

/** A flow's results, with its paths of any origin and their last replays. */
export type SuiteResult = {
  result: FlowResult
  paths: readonly { path: Path; replay: ReplayResult | undefined }[]
}

/**
 * The results as JUnit XML, for CI: a suite for each flow, a case for each path, which fails where a real actor or the page
 * did otherwise and is skipped where nobody can do it in the page, and one more for the chart where there are findings.
 */
export function junitText(suites: readonly SuiteResult[]): string {
  const body = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths">
${suites.map(suite)}</testsuites>
`
  return body.markup
}

function suite({ result, paths }: SuiteResult): Markup {
  const { flow, at, milliseconds, findings } = result
  const cases = paths.map((one) => ({ id: one.path.id, end: endOf(result.departures[one.path.id], one) }))
  const count = (kind: End['kind']) => cases.filter(({ end }) => end?.kind === kind).length
  const chart = findings.length > 0 ? 1 : 0
  return markup`<testsuite name="${flow}" tests="${paths.length + chart}" failures="${count('failure') + chart}" errors="${count('error')}" skipped="${count('skipped')}" time="${milliseconds / 1000}" timestamp="${at.replace(/\.\d+Z$/, '')}">
${cases.map(({ id, end }) => testCase(flow, `path ${id}`, end))}${
  chart ? testCase(flow, 'chart', { kind: 'failure', text: findings.join('\n') }) : undefined
}</testsuite>
`
}

/** How a case ends that has not passed; an error is one that was not done to its end. */
type End = { kind: 'failure' | 'error' | 'skipped'; text: string }

function testCase(flow: string, name: string, end: End | undefined): Markup {
  if (!end) return markup`<testcase classname="${flow}" name="${name}"/>\n`
  return markup`<testcase classname="${flow}" name="${name}">${endPart(end)}</testcase>\n`
}

function endPart({ kind, text }: End): Markup {
  const [first = ''] = text.split('\n')
  if (kind === 'skipped') return markup`<skipped message="${first}">${text}</skipped>`
  if (kind === 'error') return markup`<error message="${first}">${text}</error>`
  return markup`<failure message="${first}">${text}</failure>`
}

function endOf(
  departure: string | undefined,
  { path, replay }: SuiteResult['paths'][number],
): End | undefined {
  if (departure !== undefined) return { kind: 'failure', text: `on a real actor, ${departure}` }
  if (!replay || replay.outcome === 'passed') return undefined
  if (replay.outcome === 'unwalkable')
    return { kind: 'skipped', text: `cannot be done in the page: ${replay.reason}` }
  const where = replay.how === 'browser' ? 'in the browser' : 'on the machine'
  const { length } = replay.steps
  if (replay.outcome === 'unfinished')
    return {
      kind: 'error',
      text: `unfinished ${where}: ${length} of ${countText(path.steps.length, 'step')}`,
    }
  const failed = replay.steps.findIndex((step) => !step.passed)
  const step = replay.steps[failed]
  if (!step) return { kind: 'failure', text: `the replay ${where} failed after ${countText(length, 'step')}` }
  return {
    kind: 'failure',
    text: `${where}, step ${failed + 1} "${step.label}": ${step.difference ?? 'failed'}`,
  }
}
