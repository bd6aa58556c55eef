import type { Path } from '#paths/walk/path.ts'

/**
 * What the path tool leaves under `dist/paths/`, for its report and for the visualiser. `parse-results.ts` reads it back.
 */

/** How often each was met, by id. What was never met is missing. */
export type Counts = { readonly [id: string]: number }

export type Share = { covered: number; total: number }

/** `<flow>.json`: the last generation of a flow's paths, all walked on a real actor. */
export type FlowResult = {
  flow: string
  /** ISO 8601, as all moments here. */
  at: string
  /** Fingerprint of the chart that was walked, see `chart-fingerprint.ts`; absent where nobody noted it. */
  chart?: string
  /** What exploring, planning and walking took. */
  milliseconds: number
  paths: readonly Path[]
  coverage: PassageCounts
  shares: { states: Share; transitions: Share; pairs: Share; guards: Share }
  /** By the ids of the generated and accepted paths that a real actor did not go: the first difference, in a sentence. */
  departures: { readonly [pathId: string]: string }
  /** What no path shows. */
  gaps: readonly ResultGap[]
  findings: readonly string[]
}

export type ResultGap = {
  kind: 'state' | 'transition'
  what: string
  reason: string
  /** Of a transition: the shortest path to its state, if there is one. */
  way?: Path
}

export type ReplayedStep = {
  label: string
  /** The state that the path expects. */
  state: string
  passed: boolean
  /** The first difference, in a sentence. */
  difference?: string
  /** Name of the picture's file beside the result. */
  picture?: string
  /** What was seen to happen, one line each. */
  events: readonly string[]
  ms: number
}

/**
 * `replays/<path id>/result.json`: the last replay of a path. A replay in a browser writes one anew, and whole, after every step,
 * which takes the place of the one before when the replay is over.
 */
export type ReplayResult = {
  id: string
  flow: string
  at: string
  /** Fingerprint of the chart that the path was replayed for, as that of a flow's result. */
  chart?: string
  how: 'machine' | 'browser'
  language: string | null
  /** Pixels. */
  width: number | null
  world: string | null
  address: string | null
  outcome: Outcome
  /** Of one that is `unwalkable`: which step it is that nobody can take through the page, and why. */
  reason?: string
  steps: readonly ReplayedStep[]
  /** Name of a file beside the result that shows all of it again, such as a browser's trace. */
  trace?: string
}

/**
 * How a replay went: every step as the path says; one of them otherwise; not tried, since nobody could do the path in the page; or
 * not to its end, because it goes on, was stopped or broke off.
 */
export type Outcome = (typeof OUTCOMES)[number]

export const OUTCOMES = ['passed', 'failed', 'unwalkable', 'unfinished'] as const

/** `recorded/<path id>.json`: a path that no generator made. */
export type RecordedPath = {
  flow: string
  at: string
  /** Id of the failing path that it was made from; null where somebody did it in the application. */
  shortenedFrom: string | null
  path: Path
}

/** `known/<flow>/<path id>.json`: a path that was listed or replayed, so that its id is found again whoever made it. */
export type KnownPath = { flow: string; at: string; path: Path }

/** `coverage.json`: what was walked of each flow, by whom. */
export type CoverageResult = {
  at: string
  flows: { readonly [flow: string]: { tests: PassageCounts; recorded: PassageCounts } }
}

export type PassageCounts = { states: Counts; transitions: Counts }

/** What a replay in a browser is asked for. What is not said is left to the product. */
export type ReplayRequest = {
  id: string
  flow: string
  path: Path
  /** Absolute folder for the result, its pictures and what the page tells of its actors; empty. */
  folder: string
  /** Whether to go as slowly as a reader can follow. */
  slow: boolean
  language?: string
  /** Pixels. */
  width?: number
  world?: string
  address?: string
}

/**
 * Beside the result of a replay in a browser: what the page told of its actors, one JSON text a line, as it was told. Whoever
 * watches the replay is given it while it grows. Absent where a page tells nothing.
 */
export const TOLD_FILE = 'told.jsonl'

/** What a recording is asked for. */
export type RecordRequest = {
  /** Absolute folder for what is recorded. */
  folder: string
  address?: string
}
