import { pendingDraws, sendDraw } from '#api/rewards/raffles.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { raffleClaimMachine } from '#machines/rewards/raffle-claim.machine.ts'

export const raffleClaimFlow = raffleClaimMachine.provide({
  actors: { sendDraw: idempotentRequestMachine(sendDraw) },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingDraws.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingDraws.clear(context.memberId),
  },
})
