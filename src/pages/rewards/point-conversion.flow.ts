import { conversionIntents } from '#api/rewards/point-intents.ts'
import { sendConversion } from '#api/rewards/point-mall.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { pointConversionMachine } from '#machines/rewards/point-conversion.machine.ts'

export const pointConversionFlow = pointConversionMachine.provide({
  actors: { sendConversion: idempotentRequestMachine(sendConversion) },
  actions: {
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) conversionIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => conversionIntents.forget(context.memberId),
  },
})
