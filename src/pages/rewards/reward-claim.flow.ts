import { giftIntents } from '#api/rewards/gift-intent.ts'
import { sendClaim } from '#api/rewards/gifts.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { rewardClaimMachine } from '#machines/rewards/reward-claim.machine.ts'

export const rewardClaimFlow = rewardClaimMachine.provide({
  actors: { sendClaim: idempotentRequestMachine(sendClaim) },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) giftIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => giftIntents.forget(context.memberId),
  },
})
