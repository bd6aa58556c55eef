/** Words that a drawing adds to a machine's names. XState's own terms (`always`, `after`, `done`) stay. */
export type Vocabulary = {
  /** Before invocations, and before entry and exit actions. */
  invoke: string
  entry: string
  exit: string
  /** Before the sources of incoming transitions without an arrow. */
  from: string
  /** Instead of a guard, for a later candidate without one. */
  otherwise: string
  ignored: string
  /** On a map, for an arrow to a machine known only by name. */
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
