import type { Exclusion } from '#paths/model/exclusion.ts'
import type { Model } from './model.ts'

/** A text in each language that the visualiser offers. */
export type LocalizedText = { en: string; pt: string }

export type Flow = {
  /** In kebab case. Readers also see this name. */
  name: string
  /** A key of `groups` in the configuration. */
  group: string
  model(): Promise<Model>
  accepted: string
  /** Module that takes the flow's steps in a page. Undefined if the flow has no page. */
  walker?: string
  /** Steps that the page cannot take, each with the reason. */
  exclusions?(): Promise<readonly Exclusion[]>
  /**
   * Dotted names of states, by the id of a specification row. A path belongs to the row if it enters one of
   * these states. All paths enter `(root)`.
   */
  rows?: { readonly [id: string]: readonly string[] }
}

/** A program and its first arguments. The program is first looked up in the project's `node_modules/.bin`. */
export type Program = readonly [program: string, ...parameters: string[]]

/**
 * Programs that drive the product in a browser. Each receives its request as JSON in an environment variable:
 * a `ReplayRequest` in `PATHS_REPLAY` or a `RecordRequest` in `PATHS_RECORD` (`paths/results/results.ts`).
 * The last argument is `--headed` if the user wants to see the replay.
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

/**
 * Paths of gettext catalogues, relative to the project's root. An entry's context (`msgctxt`) names its flow.
 */
export type Portuguese = {
  /** Descriptions of charts, by the ids of their states and transitions. */
  sentences: string
  steps: string
}

/** Returns the configuration unchanged. The compiler rejects a flow whose group does not exist. */
export function defineConfig<Group extends string>(config: {
  groups: { readonly [Id in Group]: LocalizedText }
  flows: readonly (Flow & { group: NoInfer<Group> })[]
  rows?: NonNullable<PathsConfig['rows']>
  browser?: BrowserPrograms
  portuguese?: Portuguese
}): PathsConfig {
  return config
}
