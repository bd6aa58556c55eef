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
  /** Shown instead of a guard if a candidate has none and is not the first. */
  otherwise: string
  ignored: string
  /** Label of the arrow to a machine that is known only by name, on a map of machines. */
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
