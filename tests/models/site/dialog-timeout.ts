import { defineModel } from '@palpite/paths/model.ts'
import { dialogTimeoutMachine } from '#machines/site/dialog-timeout.machine.ts'

export const dialogTimeoutModel = defineModel(dialogTimeoutMachine, {
  input: { closesAfter: 20_000 },
  events: { 'pointer.came': {}, 'pointer.left': {}, 'focus.came': {}, 'focus.left': {} },
  view: () => null,
})
