import { defineModel } from '@palpite/paths/model.ts'
import { updateNoticeMachine } from '#machines/site/update-notice.machine.ts'

export const updateNoticeModel = defineModel(updateNoticeMachine, {
  events: { 'update.load': {}, 'update.putOff': {}, 'foot.taken': {}, 'foot.freed': {} },
  outcomes: {
    untilVisible: { 'page visible': { done: undefined } },
    askForNewBuild: {
      'new version': { done: true },
      'same version': { done: false },
      'no answer': { error: new Error('cut') },
    },
  },
})
