import { createContext, useContext } from 'react'
import type { Flow } from './source/load-flow.ts'

export const KnownFlows = createContext<ReadonlyMap<string, Flow>>(new Map())

export function useFlowsByMachine(): ReadonlyMap<string, Flow> {
  const flows = useContext(KnownFlows)
  return new Map([...flows.values()].map((flow) => [flow.machine.id, flow]))
}
