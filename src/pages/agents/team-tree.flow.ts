import { fromPromise } from 'xstate'
import { readLevel } from '#api/agents/team-tree.ts'
import { teamLevelMachine } from '#machines/agents/team-level.machine.ts'
import { teamTreeMachine } from '#machines/agents/team-tree.machine.ts'

const teamLevelFlow = teamLevelMachine.provide({
  actors: { readLevel: fromPromise(({ input, signal }) => readLevel(input, signal)) },
})

export const teamTreeFlow = teamTreeMachine.provide({ actors: { teamLevel: teamLevelFlow } })
