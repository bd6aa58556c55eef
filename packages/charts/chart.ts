/**
 * A statechart as plain data for drawing, texts, comparison and export. State ids are dotted paths such as
 * `open.form.editing`; the root's id is `(root)`. Transition ids come from `edgesOf`, so that they match the
 * ids in coverage reports and paths.
 */
export type Chart = {
  id: string
  version: string | undefined
  description: string | undefined
  /** In document order, the root first. */
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  id: string
  key: string
  /** Undefined for the root. */
  parent: string | undefined
  kind: StateKind
  /** Only for a history state. */
  history: 'shallow' | 'deep' | undefined
  /** Ids of a compound state's initial states, or of a history state's default targets. */
  initial: readonly string[]
  description: string | undefined
  tags: readonly string[]
  /** Names of the entry and exit actions, except those that XState adds for timers. */
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly ChartInvocation[]
}

export type ChartInvocation = {
  id: string
  /** The actor's name in `setup`. */
  source: string
  /** Id of the invoked machine. Undefined for other actors. */
  machine: string | undefined
  /** Whether XState generated the id. */
  isUnnamed: boolean
}

export type TransitionKind =
  | 'event'
  | 'always'
  | 'after'
  | 'stateDone'
  | 'actorDone'
  | 'actorError'
  | 'snapshot'

export type ChartTransition = {
  id: string
  source: string
  /** Ids of the target states. Empty if the transition has no target. */
  targets: readonly string[]
  kind: TransitionKind
  /** The event as readers see it: `code.request`, `requestCode done`, `after untilResend`, `always`. */
  event: string
  /** In ms, if the delay is a fixed number. */
  delay: number | undefined
  guard: string | undefined
  actions: readonly string[]
  description: string | undefined
  reenters: boolean
  /** Position among the state's candidates for this event, counted from 0. */
  arm: number
  /** Number of the state's candidates for this event. */
  arms: number
  isForbidden: boolean
}
