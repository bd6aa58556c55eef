import { defineModel } from '@palpite/paths/model.ts'
import { textCopyMachine } from '#machines/kit/text-copy.machine.ts'

export const textCopyModel = defineModel(textCopyMachine, {
  input: { secret: 'PALPITE2PALPITE2' },
  events: { 'text.copy': {} },
  outcomes: {
    copyText: { copied: { done: undefined }, 'not allowed': { error: new Error('not allowed') } },
  },
})
