import type { Answers } from '#visualiser/simulate/simulation.ts'

/** Forced results of guards, by transition id. Those with `isKept` stay forced after the next step. */
export type ForcedGuards = { readonly [edge: string]: { answer: boolean; isKept: boolean } }

export function answersOf(forced: ForcedGuards): Answers {
  return Object.fromEntries(Object.entries(forced).map(([edge, { answer }]) => [edge, answer]))
}

export function keptOf(forced: ForcedGuards): ForcedGuards {
  return Object.fromEntries(Object.entries(forced).filter(([, { isKept }]) => isKept))
}

export function withoutGuard(forced: ForcedGuards, edge: string): ForcedGuards {
  return Object.fromEntries(Object.entries(forced).filter(([id]) => id !== edge))
}
