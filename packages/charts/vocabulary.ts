/** The words that a drawing puts beside a machine's names. What XState itself calls things (`always`, `after`, `done`) stays. */
export type Vocabulary = {
  /** Before what a state invokes, and before its entry and exit actions. */
  invoke: string
  entry: string
  exit: string
  /** Before the states that lead to one without an arrow. */
  from: string
  /** In place of the guard of a later arm that has none. */
  otherwise: string
  /** At an event that is to be ignored. */
  ignored: string
  /** On a map, at an arrow to a machine that is known by name only. */
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
