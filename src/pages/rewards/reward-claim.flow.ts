import { sendClaim } from '#api/rewards/claims.ts'
import { pendingClaims } from '#api/rewards/pending-claims.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { rewardClaimMachine } from '#machines/rewards/reward-claim.machine.ts'

export const rewardClaimFlow = rewardClaimMachine.provide({
  actors: { sendClaim: idempotentRequestMachine(sendClaim) },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingClaims.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingClaims.clear(context.memberId),
  },
})
