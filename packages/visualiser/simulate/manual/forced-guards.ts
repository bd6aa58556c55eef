import type { Answers } from '#visualiser/simulate/simulation.ts'

/** Guards whose answer somebody chose, by the id of their transition; `isKept` tells for good from for the next step. */
export type ForcedGuards = { readonly [edge: string]: { answer: boolean; isKept: boolean } }

export function answersOf(forced: ForcedGuards): Answers {
  return Object.fromEntries(Object.entries(forced).map(([edge, { answer }]) => [edge, answer]))
}

/** What is left of them once a step is taken. */
export function keptOf(forced: ForcedGuards): ForcedGuards {
  return Object.fromEntries(Object.entries(forced).filter(([, { isKept }]) => isKept))
}

export function withoutGuard(forced: ForcedGuards, edge: string): ForcedGuards {
  return Object.fromEntries(Object.entries(forced).filter(([id]) => id !== edge))
}
