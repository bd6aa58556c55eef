import type { FlowResult, ReplayResult } from '../results.ts'
import { type Markup, markup } from './markup.ts'

/** A flow's results, with its paths of any origin and their last replays. */
export type SuiteResult = {
  result: FlowResult
  paths: readonly { path: { id: string }; replay: ReplayResult | undefined }[]
}

/**
 * The results as JUnit XML, for CI: a suite for each flow, a case for each path, which fails where a real actor or the page
 * did otherwise, and one more for the chart where there are findings.
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
  const differences = paths.map(({ path: { id }, replay }) => ({
    id,
    difference: differenceOf(result.departures[id], replay),
  }))
  const failures = differences.filter(({ difference }) => difference !== undefined).length
  const chart = findings.length > 0 ? 1 : 0
  return markup`<testsuite name="${flow}" tests="${paths.length + chart}" failures="${failures + chart}" errors="0" skipped="0" time="${milliseconds / 1000}" timestamp="${at.replace(/\.\d+Z$/, '')}">
${differences.map(({ id, difference }) => testCase(flow, `path ${id}`, difference))}${
  chart ? testCase(flow, 'chart', findings.join('\n')) : undefined
}</testsuite>
`
}

function testCase(flow: string, name: string, failure: string | undefined): Markup {
  if (failure === undefined) return markup`<testcase classname="${flow}" name="${name}"/>\n`
  const [first = ''] = failure.split('\n')
  return markup`<testcase classname="${flow}" name="${name}"><failure message="${first}">${failure}</failure></testcase>\n`
}

function differenceOf(departure: string | undefined, replay: ReplayResult | undefined) {
  if (departure !== undefined) return `on a real actor, ${departure}`
  if (!replay || replay.passed) return undefined
  const where = replay.how === 'browser' ? 'in the browser' : 'on the machine'
  const failed = replay.steps.findIndex((step) => !step.passed)
  const step = replay.steps[failed]
  if (!step) return `the replay ${where} ended after ${replay.steps.length} steps`
  return `${where}, step ${failed + 1} "${step.label}": ${step.difference ?? 'failed'}`
}
