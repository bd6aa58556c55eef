import { useSelector } from '@xstate/react'
import type { Line } from '#visualiser/simulate/history/line.ts'
import type { SimulateActor } from './simulate-actor.ts'
import { runningOf } from './simulate-context.ts'
import type { Simulation } from './simulation.ts'

/** The simulation and its history. For components that need not render while a search runs. */
export function useRunning(actor: SimulateActor): { simulation: Simulation; line: Line } {
  const simulation = useSelector(actor, ({ context }) => runningOf(context).simulation)
  const line = useSelector(actor, ({ context }) => runningOf(context).line)
  return { simulation, line }
}
