import type { ReplayOffers, Words } from '@palpite/paths/config.ts'
import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { AnyStateMachine } from 'xstate'

/** A machine that can be looked at, before it is loaded. */
export type FlowSource = {
  name: string
  /** A key of the library's groups. */
  group: string
  load(): Promise<LoadedMachine>
  /** Relative address of what is kept of its paths; none for a machine of somebody else's. */
  keptAt: string | undefined
  /** Rows of a specification that it carries: the states that belong to each. */
  rows: { readonly [id: string]: readonly string[] }
  /** Whether its paths can be done in a page. */
  hasWalker: boolean
  /** Steps that nobody can take in that page, each with its reason; absent where there are none. */
  exclusions?(): Promise<readonly Exclusion[]>
}

export type LoadedMachine = {
  machine: AnyStateMachine
  /** Its cases, where somebody wrote them. */
  model: Model | undefined
}

/** All machines that this visualiser knows. */
export type Library = {
  groups: { readonly [id: string]: Words }
  flows: readonly FlowSource[]
  /** What each row of the specification says, where somebody wrote it. */
  rows: { readonly [id: string]: Words }
  /** What a replay in a browser can be asked for. */
  offers: ReplayOffers
}
