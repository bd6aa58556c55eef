import { drawIntents } from '#api/rewards/promotion-intents.ts'
import { sendDraw } from '#api/rewards/promotions.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { raffleClaimMachine } from '#machines/rewards/raffle-claim.machine.ts'

export const raffleClaimFlow = raffleClaimMachine.provide({
  actors: { sendDraw: idempotentRequestMachine(sendDraw) },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) drawIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => drawIntents.forget(context.memberId),
  },
})
