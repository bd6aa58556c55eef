import type { LocalizedText, ReplayOffers } from '@palpite/paths/config.ts'
import type { Exclusion } from '@palpite/paths/model/exclusion.ts'
import type { Model } from '@palpite/paths/model.ts'
import type { AnyStateMachine } from 'xstate'

export type FlowSource = {
  name: string
  /** A key of the library's groups. */
  group: string
  load(): Promise<LoadedMachine>
  /** Relative address of its kept paths. Undefined for a machine outside the project. */
  keptAt: string | undefined
  /** Its specification rows with the states that belong to each. */
  rows: { readonly [id: string]: readonly string[] }
  hasWalker: boolean
  /** Steps that cannot be taken in that page, each with its reason. */
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
