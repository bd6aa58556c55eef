import type { AgentFlags } from '#ui/agent/agent-page.ts'

const none: AgentFlags = { dividend: false, dailySalary: false, hourlySalary: false, realTimeSalary: false }

/** Which contracts' pages there are for the agent (AGENT-09): none as long as nothing of contracts is read. */
export const useAgentFlags = (): AgentFlags => none
