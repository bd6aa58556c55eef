/** One step of a path: what happens, and what is then to be seen. */
export type Step = {
  /** `code.request`, `phone.change valid`, `requestCode: throttled`, `after 30 s: counting untilResend`, `wait 29.999 s`. */
  label: string
  /** Active leaves and tags, as {@link stateText} says them. */
  state: string
  /** Whether the machine let it pass without taking a transition. */
  isIgnored: boolean
  /**
   * States it passed through, what it did to the world, and which parts of its context are no longer what they
   * were: `through sorting.begun`, `starts requestCode`, `→ socket: subscribe`, `emits toast.show`, `remembers phone`.
   */
  effects: readonly string[]
  /** Ids of the transitions taken; absent where a path was read from a file. */
  edges?: readonly string[]
  /** The exact view of the context; absent likewise. */
  context?: string
}

/** A step as it was seen. */
export type SeenStep = Required<Step>

export type Path = {
  /** Eight characters that follow from what the path does, see {@link pathId}. */
  id: string
  /** The first step is the start. */
  steps: readonly Step[]
}
