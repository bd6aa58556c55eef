import type { Path } from '#paths/walk/path.ts'

/** Files under `dist/paths/`, for the report and the visualiser. `parse-results.ts` reads them. */

/** Counts by id. Ids with a count of 0 are missing. */
export type Counts = { readonly [id: string]: number }

export type Share = { covered: number; total: number }

/** `<flow>.json`: the last generation of a flow's paths, all walked on a real actor. */
export type FlowResult = {
  flow: string
  /** ISO 8601, as all times here. */
  at: string
  /** Fingerprint of the chart, see `chart-fingerprint.ts`. Absent in old results. */
  chart?: string
  /** Duration of exploring, planning and walking. */
  milliseconds: number
  paths: readonly Path[]
  coverage: PassageCounts
  shares: { states: Share; transitions: Share; pairs: Share; guards: Share }
  /** First differences, as sentences, by the id of the generated or accepted path. */
  departures: { readonly [pathId: string]: string }
  gaps: readonly ResultGap[]
  findings: readonly string[]
}

export type ResultGap = {
  kind: 'state' | 'transition'
  what: string
  reason: string
  /** For a transition: the shortest path to its source, if any. */
  way?: Path
}

export type ReplayedStep = {
  label: string
  state: string
  passed: boolean
  difference?: string
  /** File name of the screenshot, relative to the result. */
  picture?: string
  /** Observed events, one line each. */
  events: readonly string[]
  ms: number
}

/**
 * `replays/<path id>/result.json`: the last replay of a path. A replay in a browser writes a complete new
 * one after every step, which replaces the previous result at the end.
 */
export type ReplayResult = {
  id: string
  flow: string
  at: string
  /** Fingerprint of the chart that the path was replayed for. */
  chart?: string
  how: 'machine' | 'browser'
  language: string | null
  /** Pixels. */
  width: number | null
  world: string | null
  address: string | null
  outcome: Outcome
  /** If `unwalkable`: which step cannot be taken in the page, and why. */
  reason?: string
  steps: readonly ReplayedStep[]
  /** File name of a recording of the whole replay, such as a browser trace. */
  trace?: string
}

/**
 * `passed`: every step passed. `failed`: a step failed. `unwalkable`: not tried, since the page cannot take
 * the path. `unfinished`: it is running, was stopped or crashed.
 */
export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOMES = ['passed', 'failed', 'unwalkable', 'unfinished'] as const

/** `recorded/<path id>.json`: a path that was not generated. */
export type RecordedPath = {
  flow: string
  at: string
  /** Id of the failing path that it was shortened from. Null if recorded in the application. */
  shortenedFrom: string | null
  path: Path
}

/** `known/<flow>/<path id>.json`: a listed or replayed path, kept so that its id can be found again. */
export type KnownPath = { flow: string; at: string; path: Path }

/** `coverage.json`: coverage of each flow by source. */
export type CoverageResult = {
  at: string
  flows: { readonly [flow: string]: { tests: PassageCounts; recorded: PassageCounts } }
}

export type PassageCounts = { states: Counts; transitions: Counts }

/** Request for a replay in a browser. The product chooses defaults for missing fields. */
export type ReplayRequest = {
  id: string
  flow: string
  path: Path
  /** Absolute, empty folder for the result, screenshots and actor messages. */
  folder: string
  /** Whether to run at reading speed. */
  slow: boolean
  language?: string
  /** Pixels. */
  width?: number
  world?: string
  address?: string
}

/**
 * File with the page's actor messages of a browser replay, beside its result: one JSON text per line. It is
 * read while it grows. Absent if the page reports nothing.
 */
export const EVENTS_FILE = 'events.jsonl'

export type RecordRequest = {
  /** Absolute folder for the recording. */
  folder: string
  address?: string
}
