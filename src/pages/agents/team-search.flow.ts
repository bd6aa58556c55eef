import { fromPromise } from 'xstate'
import { findInTeam } from '#api/agents/team-tree.ts'
import { teamSearchMachine } from '#machines/agents/team-search.machine.ts'

export const teamSearchFlow = teamSearchMachine.provide({
  actors: { findInTeam: fromPromise(({ input, signal }) => findInTeam(input, signal)) },
})
