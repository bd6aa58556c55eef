/**
 * Words that a drawing adds to the names in a machine. XState's own terms (`always`, `after`, `done`) are not
 * translated.
 */
export type Vocabulary = {
  /** Shown before invocations. The next two are shown before entry and exit actions. */
  invoke: string
  entry: string
  exit: string
  /** Shown before the sources of incoming transitions without an arrow. */
  from: string
  /** Shown in place of a guard, for a later candidate without one. */
  otherwise: string
  ignored: string
  /** On a map of machines, labels the arrow to a machine that is known only by name. */
  maySpawn: string
}

export const english: Vocabulary = {
  invoke: 'invoke',
  entry: 'entry',
  exit: 'exit',
  from: 'from',
  otherwise: 'else',
  ignored: 'ignored',
  maySpawn: 'may spawn',
}
