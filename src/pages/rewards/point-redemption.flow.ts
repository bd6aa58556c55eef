import { forgetDelivery, noteDelivery } from '#api/rewards/delivery-draft.ts'
import { redemptionIntents } from '#api/rewards/point-intents.ts'
import { sendRedemption } from '#api/rewards/point-mall.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { pointRedemptionMachine } from '#machines/rewards/point-redemption.machine.ts'

export const pointRedemptionFlow = pointRedemptionMachine.provide({
  actors: { sendRedemption: idempotentRequestMachine(sendRedemption) },
  actions: {
    saveDelivery: ({ context: { memberId, delivery } }) => noteDelivery(memberId, delivery),
    clearSavedDelivery: ({ context }) => forgetDelivery(context.memberId),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) redemptionIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => redemptionIntents.forget(context.memberId),
  },
})
