import { fromPromise } from 'xstate'
import { readOwnTerms } from '#api/agents/contracts.ts'
import { presetContractsMachine } from '#machines/agents/preset-contracts.machine.ts'

export const presetContractsFlow = presetContractsMachine.provide({
  actors: { readOwnTerms: fromPromise(({ signal }) => readOwnTerms(signal)) },
})
