import { updateNoticeMachine } from '#machines/site/update-notice.machine.ts'
import { defineModel } from '#paths/model.ts'

export const updateNoticeModel = defineModel(updateNoticeMachine, {
  events: { 'update.load': {}, 'update.putOff': {}, 'foot.taken': {}, 'foot.freed': {} },
  outcomes: {
    untilSeen: { seen: { done: undefined } },
    askForNewBuild: {
      newer: { done: true },
      same: { done: false },
      'no answer': { error: new Error('cut') },
    },
  },
})
