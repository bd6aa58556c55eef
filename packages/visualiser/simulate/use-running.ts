import { useSelector } from '@xstate/react'
import type { Line } from '#visualiser/simulate/history/line.ts'
import type { SimulateActor } from './simulate-actor.ts'
import { runningOf } from './simulate-context.ts'
import type { Simulation } from './simulation.ts'

/**
 * Returns the simulation and its history. Components that use only these do not render again on each progress
 * report of a search.
 */
export function useRunning(actor: SimulateActor): { simulation: Simulation; line: Line } {
  const simulation = useSelector(actor, ({ context }) => runningOf(context).simulation)
  const line = useSelector(actor, ({ context }) => runningOf(context).line)
  return { simulation, line }
}
