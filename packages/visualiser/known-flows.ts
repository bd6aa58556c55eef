import { createContext, useContext } from 'react'
import type { Flow } from './source/load-flow.ts'

/** All machines that have been loaded, by their names. */
export const KnownFlows = createContext<ReadonlyMap<string, Flow>>(new Map())

/** Machines by their own ids, as actors name them. */
export function useFlowsByMachine(): ReadonlyMap<string, Flow> {
  const flows = useContext(KnownFlows)
  return new Map([...flows.values()].map((flow) => [flow.machine.id, flow]))
}
