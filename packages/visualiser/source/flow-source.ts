import type { LocalizedText, ReplayOffers } from '@palpite/paths/config.ts'
import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { AnyStateMachine } from 'xstate'

export type FlowSource = {
  name: string
  /** A key of `groups` in the library. */
  group: string
  load(): Promise<LoadedMachine>
  /** Relative URL of the stored paths. Undefined for a machine outside the project. */
  keptAt: string | undefined
  /** The specification rows of the flow, each with the states that belong to it. */
  rows: { readonly [id: string]: readonly string[] }
  hasWalker: boolean
  /** Steps that the flow's page cannot take, each with the reason. */
  exclusions?(): Promise<readonly Exclusion[]>
}

export type LoadedMachine = {
  machine: AnyStateMachine
  model: Model | undefined
}

export type Library = {
  groups: { readonly [id: string]: LocalizedText }
  flows: readonly FlowSource[]
  rows: { readonly [id: string]: LocalizedText }
  offers: ReplayOffers
}
