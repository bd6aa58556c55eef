import type { Exclusion } from '#paths/model/exclusion.ts'
import type { Model } from './model.ts'

/** A sentence in the languages of the people who read charts. */
export type Words = { en: string; pt: string }

/** One flow, as the path tool and the visualiser know it. */
export type Flow = {
  /** kebab-case, the feature's one name everywhere. */
  name: string
  /** A key of the configuration's `groups`. */
  group: string
  /** Loads the machine with its cases. */
  model(): Promise<Model>
  /** File of its reviewed paths. */
  accepted: string
  /** Module that knows how its paths are done in a page; absent where nothing of it is to be seen in one. */
  walker?: string
  /** Steps that nobody can take through that page, each with its reason; absent where there are none. */
  exclusions?(): Promise<readonly Exclusion[]>
  /**
   * Rows of the specification that it carries, by id. A path belongs to a row if it enters any of its states (dotted paths;
   * every path enters `(root)`).
   */
  rows?: { readonly [id: string]: readonly string[] }
}

/** A program and its first arguments, found in the project's own `node_modules/.bin` before the system's. */
export type Program = readonly [program: string, ...parameters: string[]]

/**
 * What works a product in a browser. Each gets what it is asked for as JSON in its environment: a `ReplayRequest` in
 * `PATHS_REPLAY`, a `RecordRequest` in `PATHS_RECORD` (`paths/results/results.ts`). A replay whose browser is to be seen has `--headed`
 * as its last parameter.
 */
export type BrowserPrograms = { replay: Program; record: Program; offers?: ReplayOffers }

/** What a replay in a browser can be asked for, for whoever has to choose. */
export type ReplayOffers = {
  /** Codes of the page's languages. */
  languages: readonly string[]
  /** Names of what the platform can be filled with. */
  worlds: readonly string[]
}

/** What the path tool and the visualiser know of a product. */
export type PathsConfig = {
  groups: { readonly [id: string]: Words }
  flows: readonly Flow[]
  /** What each row of the specification says, by id, in few words. */
  rows?: { readonly [id: string]: Words }
  /** Absent where nothing is to be replayed or recorded in a browser. */
  browser?: BrowserPrograms
  portuguese?: Portuguese
}

/** Gettext catalogues; the context (`msgctxt`) of an entry is the flow. */
export type Portuguese = {
  /** The descriptions of charts, by the ids of states and transitions. */
  sentences: string
  /** The names of steps, by what the model calls them. */
  steps: string
}

/** States a configuration; a flow of a group that does not exist is a type error. */
export function defineConfig<Group extends string>(config: {
  groups: { readonly [Id in Group]: Words }
  flows: readonly (Flow & { group: NoInfer<Group> })[]
  rows?: NonNullable<PathsConfig['rows']>
  browser?: BrowserPrograms
  portuguese?: Portuguese
}): PathsConfig {
  return config
}
