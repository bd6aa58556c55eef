export type Step = {
  /**
   * Examples: `code.request`, `phone.change valid`, `requestCode: too many attempts`, `after 30 s: counting
   * untilResend`, `wait 29.999 s`.
   */
  label: string
  /** Active leaves and tags after the step, formatted by `stateText`. */
  state: string
  /** Whether the machine ignored the step, so that no transition was taken. */
  isIgnored: boolean
  /**
   * States passed through, external effects, and changed context properties. Examples: `through
   * sorting.begun`, `starts requestCode`, `→ socket: subscribe`, `emits toast.show`, `remembers phone`.
   */
  effects: readonly string[]
  /**
   * Ids of the transitions taken. Undefined if unknown, for example in a path from a file of accepted paths.
   */
  edges?: readonly string[]
  /** The model's view of the context after the step, with exact times. Undefined if unknown, like `edges`. */
  context?: string
}

export type ObservedStep = Required<Step>

export type Path = {
  /** Eight characters that are derived from the steps, see `pathId`. */
  id: string
  /** The first step is the start. */
  steps: readonly Step[]
}
