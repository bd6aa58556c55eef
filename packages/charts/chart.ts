/**
 * A statechart as plain data for drawing, texts, comparison and export. State ids are dotted paths
 * (`open.form.editing`, the root `(root)`), transition ids are those of {@link edgesOf}, so that coverage
 * and paths match.
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
  /** Names of entry actions, and of exit actions, without those that XState adds for timers. */
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly ChartInvocation[]
}

export type ChartInvocation = {
  id: string
  /** Its name in `setup`. */
  source: string
  /** Id of the invoked machine, if it is one. */
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
  /** Ids of the target states. Empty for an internal transition. */
  targets: readonly string[]
  kind: TransitionKind
  /** The event for readers: `code.request`, `requestCode done`, `after untilResend`, `always`. */
  event: string
  /** Milliseconds, if the delay is a fixed number. */
  delay: number | undefined
  guard: string | undefined
  actions: readonly string[]
  description: string | undefined
  reenters: boolean
  /** Index among the candidates of the same event in the same state, and their number. */
  arm: number
  arms: number
  isForbidden: boolean
}
