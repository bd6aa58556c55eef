import { withdrawRequest } from '#api/agents/contracts.ts'
import { contractWithdrawalMachine } from '#machines/agents/contract-withdrawal.machine.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { requestWatchFlow } from './request-watch.flow.ts'

export const contractWithdrawalFlow = contractWithdrawalMachine.provide({
  actors: { requestWatch: requestWatchFlow, withdrawRequest: idempotentRequestMachine(withdrawRequest) },
})
