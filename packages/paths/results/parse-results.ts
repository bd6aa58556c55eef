import type { Path, Step } from '#paths/walk/path.ts'
import {
  type Counts,
  type FlowResult,
  type KnownPath,
  OUTCOMES,
  type Outcome,
  type RecordedPath,
  type ReplayedStep,
  type ReplayResult,
  type ResultGap,
  type Share,
} from './results.ts'

// Validates everything, since a file may be from another version of the tool or edited by hand.

/** Parses a file named `<flow>.json`. Throws a SyntaxError that names the first invalid part. */
export function parseFlowResult(text: string): FlowResult {
  const result = record(JSON.parse(text), 'the result')
  const coverage = record(result.coverage, 'coverage')
  const shares = record(result.shares, 'shares')
  return {
    flow: string(result.flow, 'flow'),
    at: string(result.at, 'at'),
    ...chartOf(result),
    milliseconds: number(result.milliseconds, 'milliseconds'),
    paths: list(result.paths, 'paths').map(pathIn),
    coverage: {
      states: counts(coverage.states, 'coverage.states'),
      transitions: counts(coverage.transitions, 'coverage.transitions'),
    },
    shares: {
      states: share(shares.states, 'shares.states'),
      transitions: share(shares.transitions, 'shares.transitions'),
      pairs: share(shares.pairs, 'shares.pairs'),
      guards: share(shares.guards, 'shares.guards'),
    },
    departures: texts(result.departures, 'departures'),
    gaps: list(result.gaps, 'gaps').map(gap),
    findings: strings(result.findings, 'findings'),
  }
}

/** Parses a file named `replays/<path id>/result.json`. Throws in the same way as {@link parseFlowResult}. */
export function parseReplayResult(text: string): ReplayResult {
  const result = record(JSON.parse(text), 'the result')
  if (result.how !== 'machine' && result.how !== 'browser') throw unlike('how', '"machine" or "browser"')
  return {
    id: string(result.id, 'id'),
    flow: string(result.flow, 'flow'),
    at: string(result.at, 'at'),
    ...chartOf(result),
    how: result.how,
    language: orNull(string)(result.language, 'language'),
    width: orNull(number)(result.width, 'width'),
    world: orNull(string)(result.world, 'world'),
    address: orNull(string)(result.address, 'address'),
    outcome: outcome(result.outcome),
    ...(result.reason === undefined ? {} : { reason: string(result.reason, 'reason') }),
    steps: list(result.steps, 'steps').map(replayedStep),
    ...(result.trace === undefined ? {} : { trace: string(result.trace, 'trace') }),
  }
}

/** Parses a file named `recorded/<path id>.json`. Throws in the same way as {@link parseFlowResult}. */
export function parseRecordedPath(text: string): RecordedPath {
  const recorded = record(JSON.parse(text), 'the recording')
  return {
    flow: string(recorded.flow, 'flow'),
    at: string(recorded.at, 'at'),
    shortenedFrom: orNull(string)(recorded.shortenedFrom, 'shortenedFrom'),
    path: pathIn(recorded.path),
  }
}

/** Parses a file named `known/<flow>/<path id>.json`. Throws in the same way as {@link parseFlowResult}. */
export function parseKnownPath(text: string): KnownPath {
  const known = record(JSON.parse(text), 'the path')
  return { flow: string(known.flow, 'flow'), at: string(known.at, 'at'), path: pathIn(known.path) }
}

const chartOf = ({ chart }: { [key: string]: unknown }) =>
  chart === undefined ? {} : { chart: string(chart, 'chart') }

function pathIn(value: unknown): Path {
  const path = record(value, 'a path')
  return { id: string(path.id, 'id of a path'), steps: list(path.steps, 'steps of a path').map(step) }
}

function step(value: unknown): Step {
  const { label, state, isIgnored, effects, edges, context } = record(value, 'a step')
  return {
    label: string(label, 'label of a step'),
    state: string(state, 'state of a step'),
    isIgnored: boolean(isIgnored, 'isIgnored of a step'),
    effects: strings(effects, 'effects of a step'),
    ...(edges === undefined ? {} : { edges: strings(edges, 'edges of a step') }),
    ...(context === undefined ? {} : { context: string(context, 'context of a step') }),
  }
}

function replayedStep(value: unknown): ReplayedStep {
  const { label, state, passed, difference, picture, events, ms } = record(value, 'a step')
  return {
    label: string(label, 'label of a step'),
    state: string(state, 'state of a step'),
    passed: boolean(passed, 'passed of a step'),
    ...(difference === undefined ? {} : { difference: string(difference, 'difference of a step') }),
    ...(picture === undefined ? {} : { picture: string(picture, 'picture of a step') }),
    events: strings(events, 'events of a step'),
    ms: number(ms, 'ms of a step'),
  }
}

function outcome(value: unknown): Outcome {
  const known = OUTCOMES.find((one) => one === value)
  if (!known) throw unlike('outcome', `one of ${OUTCOMES.join(', ')}`)
  return known
}

function gap(value: unknown): ResultGap {
  const { kind, what, reason, way } = record(value, 'a gap')
  if (kind !== 'state' && kind !== 'transition') throw unlike('kind of a gap', '"state" or "transition"')
  return {
    kind,
    what: string(what, 'what of a gap'),
    reason: string(reason, 'reason of a gap'),
    ...(way === undefined ? {} : { way: pathIn(way) }),
  }
}

function share(value: unknown, name: string): Share {
  const { covered, total } = record(value, name)
  return { covered: number(covered, `${name}.covered`), total: number(total, `${name}.total`) }
}

function counts(value: unknown, name: string): Counts {
  return Object.fromEntries(Object.entries(record(value, name)).map(([id, times]) => [id, number(times, id)]))
}

function texts(value: unknown, name: string): { [key: string]: string } {
  return Object.fromEntries(
    Object.entries(record(value, name)).map(([key, text]) => [key, string(text, key)]),
  )
}

function orNull<Value>(read: (value: unknown, name: string) => Value) {
  return (value: unknown, name: string) => (value === null ? null : read(value, name))
}

function record(value: unknown, name: string): { [key: string]: unknown } {
  if (typeof value !== 'object' || value === null) throw unlike(name, 'an object')
  return { ...value }
}

function list(value: unknown, name: string): unknown[] {
  if (!Array.isArray(value)) throw unlike(name, 'a list')
  return value
}

function strings(value: unknown, name: string): string[] {
  return list(value, name).map((entry) => string(entry, `an entry of ${name}`))
}

function string(value: unknown, name: string): string {
  if (typeof value !== 'string') throw unlike(name, 'a text')
  return value
}

function number(value: unknown, name: string): number {
  if (typeof value !== 'number') throw unlike(name, 'a number')
  return value
}

function boolean(value: unknown, name: string): boolean {
  if (typeof value !== 'boolean') throw unlike(name, 'true or false')
  return value
}

function unlike(name: string, expected: string): SyntaxError {
  return new SyntaxError(`${name} is not ${expected}.`)
}
