import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { readConsolidated } from '#api/consolidated-contracts.ts'
import type { AgentFlags } from '#ui/agent/agent-page.ts'
import { useChild } from './-app.ts'

const none: AgentFlags = { dividend: false, dailySalary: false, hourlySalary: false, realTimeSalary: false }

/**
 * Which contracts' pages there are for the agent (AGENT-09): those of kinds that the agent has or is offered, where the
 * operator lets agents have contracts. None as long as that is not known.
 */
export function useAgentFlags(queries: QueryClient, isAgent: boolean): AgentFlags {
  const hasPolicy = useSelector(useChild('siteConfiguration'), ({ context }) => context.flags.agentPolicy)
  const consolidated = {
    queryKey: ['contracts', 'consolidated'],
    queryFn: ({ signal }: { signal: AbortSignal }) => readConsolidated(signal),
    enabled: isAgent && hasPolicy,
  }
  const { data } = useQuery(consolidated, queries)
  if (!data || !hasPolicy) return none
  return {
    dividend: data.divtypereq !== 0,
    dailySalary: data.dailysalreqtype !== 0,
    hourlySalary: data.contracthoursalreq !== 0,
    realTimeSalary: data.realtimesalreqtype !== 0,
  }
}
