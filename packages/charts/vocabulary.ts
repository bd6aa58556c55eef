/**
 * Words that a drawing adds to the names in a machine. XState's own terms (`always`, `after`, `done`) are not
 * translated.
 */
export type Vocabulary = {
  /** Shown before invocations. `entry` and `exit` are shown before a state's actions. */
  invoke: string
  entry: string
  exit: string
  /** Shown before the sources of incoming transitions without an arrow. */
  from: string
  /** Shown in place of a guard if a candidate without a guard is not the first. */
  otherwise: string
  ignored: string
  /** On a map of machines, the label of an arrow to a registered machine that is not invoked. */
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
