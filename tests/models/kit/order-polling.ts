import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'

const machine = orderPollingMachine<string>(async () => 'as it stands')

export const orderPollingModel = defineModel(machine, {
  input: { id: 'd1' },
  events: { 'order.look': {} },
  outcomes: {
    readOrder: {
      seen: { done: 'as it stands' },
      'no answer': { error: new CallFailed('timeout') },
      unknown: { error: new CallFailed('missing') },
    },
  },
  view: () => null,
})
