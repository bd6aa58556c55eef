import { sendBonusCancellation } from '#api/rewards/bonuses.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { bonusCancelMachine } from '#machines/rewards/bonus-cancel.machine.ts'

export const bonusCancelFlow = bonusCancelMachine.provide({
  actors: { sendCancellation: idempotentRequestMachine(sendBonusCancellation) },
})
