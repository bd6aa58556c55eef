import { useSelector } from '@xstate/react'
import { useApp } from '#pages/kit/app-context.ts'
import type { AgentContracts } from '#ui/agents/agent/agent-page.ts'

/**
 * The agent's own contracts, as menus and pages need them (AGENT-09): the contract kinds, the offers to the
 * agent, and the requests that await the agent's answer.
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
