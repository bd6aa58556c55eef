import type { FlowResult, ReplayResult } from '#paths/results/results.ts'
import type { Path } from '#paths/walk/path.ts'
import { countText } from '../command/count-text.ts'
import { type Markup, markup } from './markup.ts'
import { OF_OLDER_CHART } from './older-text.ts'

export type SuiteResult = {
  result: FlowResult
  /** Whether the chart has changed since this result was stored. */
  isOlder: boolean
  paths: readonly { path: Path; replay: ReplayResult | undefined; isOlder: boolean }[]
}

/**
 * Returns JUnit XML for CI. Each flow is a suite, with a case for each path and, if there are findings, one
 * for the chart. A path fails if a real actor or the flow's page departed from it. A path that the page
 * cannot take passes and is marked with a property. Another property marks results of an older chart.
 */
export function junitText(suites: readonly SuiteResult[]): string {
  const body = markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="paths">
${suites.map(suite)}</testsuites>
`
  return body.markup
}

function suite({ result, isOlder, paths }: SuiteResult): Markup {
  const { flow, at, milliseconds, findings } = result
  const cases = paths.map((one) => caseOf(one, result))
  const count = (kind: End['kind']) => cases.filter(({ end }) => end?.kind === kind).length
  const chart = findings.length > 0 ? 1 : 0
  return markup`<testsuite name="${flow}" tests="${paths.length + chart}" failures="${count('failure') + chart}" errors="${count('error')}" skipped="0" time="${milliseconds / 1000}" timestamp="${at.replace(/\.\d+Z$/, '')}">
${propertiesPart(isOlder ? [OLDER] : [])}${cases.map((one) => testCase(flow, one))}${
  chart
    ? testCase(flow, {
        name: 'chart',
        properties: [],
        end: { kind: 'failure', text: findings.join('\n') },
      })
    : undefined
}</testsuite>
`
}

/** The result of a case that did not pass. `error` means that it did not run to its end. */
type End = { kind: 'failure' | 'error'; text: string }

type Property = { name: string; value: string }

type Case = { name: string; properties: readonly Property[]; end: End | undefined }

const OLDER: Property = { name: 'chart', value: OF_OLDER_CHART }

function caseOf(one: SuiteResult['paths'][number], { departures }: FlowResult): Case {
  const { path, replay, isOlder } = one
  const limit: Property[] =
    replay?.outcome === 'unwalkable'
      ? [{ name: 'page', value: `cannot be done in the page: ${replay.reason}` }]
      : []
  return {
    name: `path ${path.id}`,
    properties: [...limit, ...(isOlder ? [OLDER] : [])],
    end: endOf(departures[path.id], one),
  }
}

function testCase(flow: string, { name, properties, end }: Case): Markup {
  if (!end && properties.length === 0) return markup`<testcase classname="${flow}" name="${name}"/>\n`
  return markup`<testcase classname="${flow}" name="${name}">${propertiesPart(properties)}${end && endPart(end)}</testcase>\n`
}

function propertiesPart(properties: readonly Property[]): Markup | undefined {
  if (properties.length === 0) return undefined
  const parts = properties.map(({ name, value }) => markup`<property name="${name}" value="${value}"/>`)
  return markup`<properties>${parts}</properties>`
}

function endPart({ kind, text }: End): Markup {
  const [first = ''] = text.split('\n')
  if (kind === 'error') return markup`<error message="${first}">${text}</error>`
  return markup`<failure message="${first}">${text}</failure>`
}

function endOf(
  departure: string | undefined,
  { path, replay }: SuiteResult['paths'][number],
): End | undefined {
  if (departure !== undefined) return { kind: 'failure', text: `on a real actor, ${departure}` }
  if (!replay || replay.outcome === 'passed' || replay.outcome === 'unwalkable') return undefined
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
