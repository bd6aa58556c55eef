import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { orderPollingMachine } from '#machines/kit/order-polling.machine.ts'

const machine = orderPollingMachine<string>(async () => 'paid')

export const orderPollingModel = defineModel(machine, {
  input: { id: 'd1' },
  events: { 'order.poll': {} },
  outcomes: {
    readOrder: {
      'order loaded': { done: 'paid' },
      'no answer': { error: new CallFailed('timeout') },
      'order not found': { error: new CallFailed('missing') },
    },
  },
  view: () => null,
})
