import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { popupTask } from '#machines/site/app.logic.ts'
import { publicPopupMachine } from '#machines/site/public-popup.machine.ts'
import { news, welcome } from './popups.ts'

export const publicPopupModel = defineModel(publicPopupMachine, {
  inputs: {
    'a player': { owner: '7', executions: ['A', 'F'] },
    'a visitor': { owner: 'anonymous', executions: ['B'] },
  },
  events: {
    'popup.dismiss': { 'for now': { notAgainToday: false }, 'for today': { notAgainToday: true } },
    'page.calm': {},
    'page.busy': {},
    'overlay.closed': {
      'the popup': { task: popupTask({ popup: welcome }) },
      'another window': { task: { id: 'help', kind: 'help' } },
    },
  },
  outcomes: {
    firstInteraction: { done: { done: undefined } },
    readPopups: {
      'two popups': { done: [welcome, news] },
      'no popups': { done: [] },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ waiting, isCalm }) => ({ waiting: waiting.map(({ id }) => id), isCalm }),
})
