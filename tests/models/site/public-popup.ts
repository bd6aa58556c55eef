import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { popupTask } from '#machines/site/app.logic.ts'
import { publicPopupMachine } from '#machines/site/public-popup.machine.ts'
import { news, welcome } from './popups.ts'

export const publicPopupModel = defineModel(publicPopupMachine, {
  inputs: {
    'a member': { owner: '7', executions: ['A', 'F'] },
    'a visitor': { owner: 'anonymous', executions: ['B'] },
  },
  events: {
    'popup.dismiss': { plain: { notAgainToday: false }, 'for today': { notAgainToday: true } },
    'page.calm': {},
    'page.busy': {},
    'overlay.closed': {
      'the popup': { task: popupTask({ popup: welcome }) },
      'something else': { task: { id: 'help', kind: 'help' } },
    },
  },
  outcomes: {
    firstInteraction: { done: { done: undefined } },
    readPopups: {
      two: { done: [welcome, news] },
      none: { done: [] },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ waiting, isCalm }) => ({ waiting: waiting.map(({ id }) => id), isCalm }),
})
