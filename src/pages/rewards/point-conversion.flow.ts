import { pendingConversions } from '#api/rewards/pending-point-requests.ts'
import { sendConversion } from '#api/rewards/point-shop.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { pointConversionMachine } from '#machines/rewards/point-conversion.machine.ts'

export const pointConversionFlow = pointConversionMachine.provide({
  actors: { sendConversion: idempotentRequestMachine(sendConversion) },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingConversions.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingConversions.clear(context.memberId),
  },
})
