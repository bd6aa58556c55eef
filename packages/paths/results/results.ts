import type { Path } from '#paths/walk/path.ts'

/**
 * Types of the files under `dist/paths/`, which the report and the visualiser read with `parse-results.ts`.
 */

/** Counts by id. An id with a count of 0 is omitted. */
export type Counts = { readonly [id: string]: number }

export type Share = { covered: number; total: number }

/** `<flow>.json`: the paths last generated for a flow, all walked on a real actor. */
export type FlowResult = {
  flow: string
  /** In ISO 8601, like all times in this file. */
  at: string
  /** Fingerprint of the chart, see `chart-fingerprint.ts`. Old results have none. */
  chart?: string
  /** Time taken to explore, plan and walk. */
  milliseconds: number
  paths: readonly Path[]
  coverage: PassageCounts
  shares: { states: Share; transitions: Share; pairs: Share; guards: Share }
  /** For each failed path, by its id: a sentence that says where a real actor first departed from it. */
  departures: { readonly [pathId: string]: string }
  gaps: readonly ResultGap[]
  findings: readonly string[]
}

export type ResultGap = {
  kind: 'state' | 'transition'
  what: string
  reason: string
  /** For a transition, the shortest path to its source. Undefined if there is none. */
  way?: Path
}

export type ReplayedStep = {
  label: string
  state: string
  passed: boolean
  difference?: string
  /** File name of the screenshot, relative to the result's folder. */
  picture?: string
  /** The events observed during the step, one line each. */
  events: readonly string[]
  ms: number
}

/**
 * `replays/<path id>/result.json`: the last replay of a path. A browser replay writes its result elsewhere
 * after each step. When it ends, that result replaces the previous one.
 */
export type ReplayResult = {
  id: string
  flow: string
  at: string
  /** Fingerprint of the chart for which the path was replayed. */
  chart?: string
  how: 'machine' | 'browser'
  /** Null in a replay on the machine, like `width`, `world` and `address`. */
  language: string | null
  /** Window width in CSS pixels. */
  width: number | null
  world: string | null
  address: string | null
  outcome: Outcome
  /** Only for `unwalkable`: the step that cannot be done in the page, and why. */
  reason?: string
  steps: readonly ReplayedStep[]
  /** File name of a recording of the whole replay, for example a browser trace. */
  trace?: string
}

/**
 * `passed`: all steps passed. `failed`: a step or the program failed. `unwalkable`: the replay was not tried,
 * since the page cannot take the path. `unfinished`: the replay is running, was stopped or crashed.
 */
export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOMES = ['passed', 'failed', 'unwalkable', 'unfinished'] as const

/** `recorded/<path id>.json`: a recorded or shortened path, as opposed to a generated one. */
export type RecordedPath = {
  flow: string
  at: string
  /** Id of the failing path that was shortened. Null if the path was recorded in the application. */
  shortenedFrom: string | null
  path: Path
}

/** `known/<flow>/<path id>.json`: a listed or replayed path, stored to be found by its id. */
export type KnownPath = { flow: string; at: string; path: Path }

/** `coverage.json`: the coverage of each flow by its generated paths (`tests`) and by recordings. */
export type CoverageResult = {
  at: string
  flows: { readonly [flow: string]: { tests: PassageCounts; recorded: PassageCounts } }
}

export type PassageCounts = { states: Counts; transitions: Counts }

/** A request to replay a path in a browser. The product chooses values for missing fields. */
export type ReplayRequest = {
  id: string
  flow: string
  path: Path
  /** Absolute path of an empty folder for the result, screenshots and actor messages. */
  folder: string
  /** Whether to replay at a speed that a person can follow. */
  slow: boolean
  language?: string
  /** Window width in CSS pixels. */
  width?: number
  world?: string
  address?: string
}

/**
 * File next to the result of a browser replay. Each line is one message of the page's actors, as JSON. The
 * file is read while the replay is writing it. There is no file if the page reports nothing.
 */
export const EVENTS_FILE = 'events.jsonl'

export type RecordRequest = {
  /** Absolute path of the folder for the recording. */
  folder: string
  address?: string
}
