import type { Drawing } from '@palpite/charts/drawing.ts'

export type Lit = { states: ReadonlySet<string>; transitions: ReadonlySet<string> }

export type Lights = {
  /** Returns a state's incoming and outgoing transitions, and all states that they connect. */
  ofState(id: string): Lit
  ofTransitions(ids: readonly string[]): Lit
}

export const noLight: Lit = { states: new Set(), transitions: new Set() }

/**
 * Finds the states and transitions to highlight. Includes transitions that are listed in boxes, not drawn as
 * arrows.
 */
export function lightsOf({ arrows, boxes }: Drawing): Lights {
  const endsOf = new Map<string, Set<string>>()
  const transitionsOf = new Map<string, Set<string>>()
  const join = (transition: string, state: string) => {
    const ends = endsOf.get(transition) ?? new Set()
    const transitions = transitionsOf.get(state) ?? new Set()
    endsOf.set(transition, ends.add(state))
    transitionsOf.set(state, transitions.add(transition))
  }
  for (const { source, target, transitions } of arrows)
    for (const transition of transitions) {
      join(transition, source)
      join(transition, target)
    }
  for (const { state, rows } of boxes)
    for (const { transition, arrivals } of rows)
      for (const id of transition === undefined ? arrivals : [transition, ...arrivals]) join(id, state)

  const ofTransitions = (ids: readonly string[]): Lit => ({
    states: new Set(ids.flatMap((id) => [...(endsOf.get(id) ?? [])])),
    transitions: new Set(ids),
  })
  return {
    ofTransitions,
    ofState: (id) => ofTransitions([...(transitionsOf.get(id) ?? [])]),
  }
}
