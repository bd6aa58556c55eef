import { defineModel } from '@palpite/paths/model.ts'
import { reportSearchMachine } from '#machines/agents/report-search.machine.ts'

export const reportSearchModel = defineModel(reportSearchMachine, {
  inputs: { 'no search in the URL': { sought: '' }, 'a search in the URL': { sought: 'rafa' } },
  events: {
    'text.type': { 'a name': { text: 'rafa ' }, 'only spaces': { text: '  ' } },
    'text.send': {},
    'sought.changed': { 'to a name': { text: 'rafa' }, 'to no name': { text: '' } },
  },
  outcomes: {},
  view: ({ text, sought }) => ({ text, sought }),
})
