/** Milliseconds for which each part of a round lasts. */
export const lasts = { betting: 18_000, locked: 2_000, drawing: 6_000, shown: 4_000 } as const

const phases = ['betting', 'locked', 'drawing', 'shown'] as const
export type LivePhase = (typeof phases)[number]

/** Milliseconds of a whole round. */
export const ROUND = phases.reduce((sum, phase) => sum + lasts[phase], 0)
/** A prime, so that the tables do not all draw at once. */
const APART = 7_919

/** A round of a table: its number and its moments, in epoch milliseconds. */
export type LiveMoment = { number: number; opensAt: number; shownAt: number; phase: LivePhase; left: number }

/** Which round a table is in at a moment, and how far: the clock alone decides, so that nobody has to start a round. */
export function liveMoment(nodeId: number, now: Date): LiveMoment {
  const shift = (nodeId * APART) % ROUND
  const number = Math.floor((now.getTime() + shift) / ROUND)
  const opensAt = number * ROUND - shift
  let end = opensAt
  for (const phase of phases) {
    end += lasts[phase]
    if (now.getTime() < end)
      return { number, opensAt, shownAt: opensAt + ROUND - lasts.shown, phase, left: end - now.getTime() }
  }
  throw new Error(`Round ${number} has no part at ${now.toISOString()}`)
}
