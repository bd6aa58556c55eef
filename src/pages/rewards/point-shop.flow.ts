import { clearDelivery, saveDelivery } from '#api/rewards/delivery-draft.ts'
import { pendingRedemptions } from '#api/rewards/pending-point-requests.ts'
import { sendRedemption } from '#api/rewards/point-shop.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { pointShopMachine } from '#machines/rewards/point-shop.machine.ts'

export const pointShopFlow = pointShopMachine.provide({
  actors: { sendRedemption: idempotentRequestMachine(sendRedemption) },
  actions: {
    saveDelivery: ({ context: { memberId, delivery } }) => saveDelivery(memberId, delivery),
    clearSavedDelivery: ({ context }) => clearDelivery(context.memberId),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingRedemptions.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingRedemptions.clear(context.memberId),
  },
})
