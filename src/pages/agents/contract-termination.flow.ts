import { fromPromise } from 'xstate'
import { fetchTerminationPreview, requestTermination, terminateUnilaterally } from '#api/agents/contracts.ts'
import { contractTerminationMachine } from '#machines/agents/contract-termination.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { requestWatchFlow } from './request-watch.flow.ts'

export const contractTerminationFlow = contractTerminationMachine.provide({
  actors: {
    requestTermination: idempotentRequestMachine(requestTermination),
    fetchTerminationPreview: fromPromise(({ input, signal }) => fetchTerminationPreview(input, signal)),
    terminateUnilaterally: idempotentRequestMachine(terminateUnilaterally),
    requestWatch: requestWatchFlow,
  },
})
