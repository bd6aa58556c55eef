/** How long each phase of a round lasts, in milliseconds. */
export const durations = { betting: 18_000, locked: 2_000, drawing: 6_000, shown: 4_000 } as const

const phases = ['betting', 'locked', 'drawing', 'shown'] as const
export type LivePhase = (typeof phases)[number]

export const ROUND = phases.reduce((sum, phase) => sum + durations[phase], 0)
/**
 * Each table's schedule is shifted by the table's id times this many ms. The number is prime, so that tables
 * rarely draw at the same time.
 */
const APART = 7_919

/**
 * A table's current round and phase. `opensAt` and `shownAt` are in epoch ms. `left` is the rest of the
 * phase, in ms.
 */
export type LiveMoment = { number: number; opensAt: number; shownAt: number; phase: LivePhase; left: number }

/** Derives a table's round and phase from the clock, so that no process has to start rounds. */
export function liveMoment(nodeId: number, now: Date): LiveMoment {
  const shift = (nodeId * APART) % ROUND
  const number = Math.floor((now.getTime() + shift) / ROUND)
  const opensAt = number * ROUND - shift
  let end = opensAt
  for (const phase of phases) {
    end += durations[phase]
    if (now.getTime() < end)
      return { number, opensAt, shownAt: opensAt + ROUND - durations.shown, phase, left: end - now.getTime() }
  }
  throw new Error(`Round ${number} has no phase at ${now.toISOString()}`)
}
