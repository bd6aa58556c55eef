import type { AnyStateMachine } from 'xstate'
import type { Words } from '#paths/config.ts'
import type { Model } from '#paths/model.ts'

/** A machine that can be looked at, before it is loaded. */
export type FlowSource = {
  name: string
  /** A key of the library's groups. */
  group: string
  load(): Promise<LoadedMachine>
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
}
