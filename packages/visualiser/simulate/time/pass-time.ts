import { situationOf } from '@palpite/paths/machine/configuration.ts'
import { firstDue } from '@palpite/paths/machine/timers.ts'
import { pauseChoice } from '#visualiser/simulate/context/own-choices.ts'
import type { Answers, Moment, Simulation } from '#visualiser/simulate/simulation.ts'

/** Maximum number of timers per call, since a machine may restart a short timer forever. */
const MOST_TIMERS = 200

/**
 * Lets `ms` of virtual time pass. Each timer fires in a step of its own, and the remaining time is a pause.
 * Stops early if the machine ends, or after {@link MOST_TIMERS}.
 */
export function passTime(simulation: Simulation, from: Moment, ms: number, answers: Answers = {}): Moment[] {
  const until = from.configuration.now + ms
  const moments: Moment[] = []
  let present = from
  for (let fired = 0; fired < MOST_TIMERS; fired++) {
    const { timers } = situationOf(present.configuration)
    const next = firstDue(timers)
    if (!next || next.due > until) break
    const timer = simulation.choicesAt(present).find(({ kind }) => kind === 'timer')
    if (!timer) return moments
    present = simulation.take(present, timer, answers)
    moments.push(present)
  }
  const { now, snapshot, timers } = present.configuration
  const isCutShort = timers.some(({ due }) => due <= until)
  if (isCutShort || now >= until || snapshot.status !== 'active') return moments
  return [...moments, simulation.take(present, pauseChoice(now, until), answers)]
}
