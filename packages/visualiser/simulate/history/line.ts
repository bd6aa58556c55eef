import type { Moment } from '#visualiser/simulate/simulation.ts'

/**
 * The moments of a simulation, in order. `at` is the index of the current one. Later moments were undone, or
 * belong to a path that has not been played to its end.
 */
export type Line = {
  moments: readonly Moment[]
  at: number
}

/** Creates a history. `at` is clamped to the range. Throws if there are no moments. */
export function lineOf(moments: readonly Moment[], at = 0): Line {
  if (moments.length === 0) throw new Error('A simulation needs at least its start.')
  return { moments, at: Math.min(Math.max(at, 0), moments.length - 1) }
}

export function presentOf({ moments, at }: Line): Moment {
  const present = moments[at]
  if (!present) throw new Error(`The simulation has no moment ${at}.`)
  return present
}

/**
 * Adds moments after the current one and moves to the last of them. They replace all later moments, unless
 * those begin with the same steps.
 */
export function goOn(line: Line, moments: readonly Moment[]): Line {
  const at = line.at + moments.length
  const isRepeated = moments.every((moment, index) => isSame(moment, line.moments[line.at + 1 + index]))
  return isRepeated ? { ...line, at } : { moments: withAhead(line, moments), at }
}

/** Replaces all moments after the current one, without moving. */
export function layAhead(line: Line, moments: readonly Moment[]): Line {
  return { moments: withAhead(line, moments), at: line.at }
}

export function moveTo({ moments }: Line, at: number): Line {
  return lineOf(moments, at)
}

function withAhead({ moments, at }: Line, ahead: readonly Moment[]): Moment[] {
  return [...moments.slice(0, at + 1), ...ahead]
}

function isSame(one: Moment, other: Moment | undefined): boolean {
  if (!other) return false
  const { label, state, context, edges } = one.step
  return (
    label === other.step.label &&
    state === other.step.state &&
    context === other.step.context &&
    edges.join() === other.step.edges.join()
  )
}
