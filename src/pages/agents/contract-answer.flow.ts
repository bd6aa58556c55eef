import { fromPromise } from 'xstate'
import { acceptRequest, fetchPreview, readRequest, rejectRequest } from '#api/agents/contracts.ts'
import { contractAnswerMachine } from '#machines/agents/contract-answer.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { requestWatchFlow } from './request-watch.flow.ts'

export const contractAnswerFlow = contractAnswerMachine.provide({
  actors: {
    readRequest: fromPromise(({ input, signal }) => readRequest(input, signal)),
    fetchPreview: fromPromise(({ input, signal }) => fetchPreview(input, signal)),
    requestWatch: requestWatchFlow,
    acceptRequest: idempotentRequestMachine(acceptRequest),
    rejectRequest: idempotentRequestMachine(rejectRequest),
  },
})
