import type { Exclusion } from '#paths/model/exclusion.ts'
import type { Model } from './model.ts'

/** A sentence in each language of the charts' readers. */
export type LocalizedText = { en: string; pt: string }

export type Flow = {
  /** kebab-case. The feature's only name. */
  name: string
  /** A key of the configuration's `groups`. */
  group: string
  model(): Promise<Model>
  accepted: string
  /** Module that takes its paths in a page. Absent if the flow has no page. */
  walker?: string
  /** Steps that cannot be taken in that page, each with its reason. */
  exclusions?(): Promise<readonly Exclusion[]>
  /** State paths by row id. A path belongs to each row with one of its states (all enter `(root)`). */
  rows?: { readonly [id: string]: readonly string[] }
}

/** A program and its first arguments, searched in the project's `node_modules/.bin` first. */
export type Program = readonly [program: string, ...parameters: string[]]

/**
 * Programs that drive the product in a browser. Each gets its request as JSON in the environment: a
 * `ReplayRequest` in `PATHS_REPLAY`, a `RecordRequest` in `PATHS_RECORD` (`paths/results/results.ts`). For a
 * visible replay the last parameter is `--headed`.
 */
export type BrowserPrograms = { replay: Program; record: Program; offers?: ReplayOffers }

export type ReplayOffers = {
  languages: readonly string[]
  /** Names of the available demo data sets. */
  worlds: readonly string[]
}

export type PathsConfig = {
  groups: { readonly [id: string]: LocalizedText }
  flows: readonly Flow[]
  rows?: { readonly [id: string]: LocalizedText }
  browser?: BrowserPrograms
  portuguese?: Portuguese
}

/** Gettext catalogues. The context (`msgctxt`) of an entry is the flow. */
export type Portuguese = {
  /** Descriptions of charts, by the ids of states and transitions. */
  sentences: string
  steps: string
}

/** Returns the configuration. A flow with an unknown group is a type error. */
export function defineConfig<Group extends string>(config: {
  groups: { readonly [Id in Group]: LocalizedText }
  flows: readonly (Flow & { group: NoInfer<Group> })[]
  rows?: NonNullable<PathsConfig['rows']>
  browser?: BrowserPrograms
  portuguese?: Portuguese
}): PathsConfig {
  return config
}
