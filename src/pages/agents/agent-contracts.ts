import { useSelector } from '@xstate/react'
import { useApp } from '#pages/kit/app-context.ts'
import type { AgentContracts } from '#ui/agents/agent/agent-page.ts'

/**
 * Returns the kinds for which the agent has a contract or an unanswered request (AGENT-09). The menu shows
 * only the contract pages of these kinds. Also returns the number of requests that await the agent's answer.
 */
export function useAgentContracts(): AgentContracts {
  const app = useApp()
  const types = useSelector(app, ({ context }) => context.contracts)
  const onReload = () => app.getSnapshot().children.contractStatus?.send({ type: 'contracts.changed' })
  if (types === 'loadFailed') return { state: 'loadFailed', onReload }
  if (types === null) return { state: 'coming' }
  return {
    state: 'known',
    flags: {
      dividend: types.divtypereq > 0,
      dailySalary: types.dailysalreqtype > 0,
      hourlySalary: types.contracthoursalreq > 0,
      realTimeSalary: types.realtimesalreqtype > 0,
    },
    waiting: types.waiting,
  }
}
