import { useSelector } from '@xstate/react'
import type { AgentFlags } from '#ui/agent/agent-page.ts'
import { useApp } from './-app.ts'

/** Which contracts' pages there are for the agent (AGENT-09): of those it has, or is offered. */
export function useAgentFlags(): AgentFlags {
  const types = useSelector(useApp(), ({ context }) => context.contracts)
  const has = (type: number | undefined) => type !== undefined && type > 0
  return {
    dividend: has(types?.divtypereq),
    dailySalary: has(types?.dailysalreqtype),
    hourlySalary: has(types?.contracthoursalreq),
    realTimeSalary: has(types?.realtimesalreqtype),
  }
}
