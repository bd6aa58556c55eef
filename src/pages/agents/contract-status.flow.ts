import { fromPromise } from 'xstate'
import { readContractStatus } from '#api/agents/contract-status.ts'
import { loadSnoozedRequests, saveSnoozedRequests } from '#api/agents/snoozed-requests.ts'
import { contractStatusMachine } from '#machines/agents/contract-status.machine.ts'

/** Snoozed requests are kept in the tab's storage, separately for each member. */
export const contractStatusFlow = contractStatusMachine.provide({
  actors: {
    readContractStatus: fromPromise(async ({ input: { memberId }, signal }) => {
      const status = await readContractStatus(signal)
      return { status, snoozed: loadSnoozedRequests(memberId) }
    }),
  },
  actions: {
    saveSnoozed: ({ context: { memberId, snoozed } }) => saveSnoozedRequests(memberId, snoozed),
  },
})
