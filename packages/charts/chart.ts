/**
 * A statechart as plain data: what is drawn, told, compared and exported. States are named by their dotted path
 * (`open.form.editing`, the root `(root)`), transitions as {@link edgesOf} names them, so that coverage and paths fit.
 */
export type Chart = {
  /** The machine's id. */
  id: string
  version: string | undefined
  /** What the machine is for, in a sentence. */
  description: string | undefined
  /** In document order, the root first. */
  states: readonly ChartState[]
  /** In document order. */
  transitions: readonly ChartTransition[]
}

export type StateKind = 'atomic' | 'compound' | 'parallel' | 'final' | 'history'

export type ChartState = {
  /** Dotted path. */
  id: string
  key: string
  /** Its parent's id; the root has none. */
  parent: string | undefined
  kind: StateKind
  /** Of a history state. */
  history: 'shallow' | 'deep' | undefined
  /** Ids of the states that a compound state starts in; of a history state, those it falls back to. */
  initial: readonly string[]
  description: string | undefined
  tags: readonly string[]
  /** Names of entry actions, and of exit actions, without what XState adds for timers. */
  entry: readonly string[]
  exit: readonly string[]
  invokes: readonly ChartInvocation[]
}

export type ChartInvocation = {
  id: string
  /** Its name in `setup`. */
  source: string
  /** Id of the machine that is invoked, where it is one. */
  machine: string | undefined
  /** Whether XState made the id up. */
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
  /** As {@link edgesOf} names it; unique in its chart. */
  id: string
  /** Id of the state it belongs to. */
  source: string
  /** Ids of the states it leads to; none where it stays inside. */
  targets: readonly string[]
  kind: TransitionKind
  /** The event as a reader would say it: `code.request`, `requestCode done`, `after untilResend`, `always`. */
  event: string
  /** Milliseconds, where a delay is a fixed number. */
  delay: number | undefined
  guard: string | undefined
  /** Names of its actions. */
  actions: readonly string[]
  description: string | undefined
  /** Whether its state is left and entered again. */
  reenters: boolean
  /** Its place among the arms of the same event in the same state, and how many there are. */
  arm: number
  arms: number
  /** Whether it says that its event is to be ignored here. */
  isForbidden: boolean
}
