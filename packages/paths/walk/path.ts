export type Step = {
  /**
   * `code.request`, `phone.change valid`, `requestCode: throttled`, `after 30 s: counting untilResend`,
   * `wait 29.999 s`.
   */
  label: string
  /** Active leaves and tags, formatted by {@link stateText}. */
  state: string
  /** Whether the machine ignored it, taking no transition. */
  isIgnored: boolean
  /**
   * States passed through, external effects, and changed context properties: `through sorting.begun`,
   * `starts requestCode`, `→ socket: subscribe`, `emits toast.show`, `remembers phone`.
   */
  effects: readonly string[]
  /** Ids of the transitions taken. Absent in a path read from a file. */
  edges?: readonly string[]
  /** The exact view of the context. Absent in a path read from a file. */
  context?: string
}

export type ObservedStep = Required<Step>

export type Path = {
  /** Eight characters derived from the path's steps, see {@link pathId}. */
  id: string
  /** The first step is the start. */
  steps: readonly Step[]
}
