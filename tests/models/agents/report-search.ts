import { defineModel } from '@palpite/paths/model.ts'
import { reportSearchMachine } from '#machines/agents/report-search.machine.ts'

export const reportSearchModel = defineModel(reportSearchMachine, {
  inputs: { 'no search in the address': { sought: '' }, 'a search in the address': { sought: 'rafa' } },
  events: {
    'text.type': { 'a name': { text: 'rafa ' }, blanks: { text: '  ' } },
    'text.send': {},
    'sought.changed': { 'to a name': { text: 'rafa' }, 'to nothing': { text: '' } },
  },
  outcomes: {},
  view: ({ text, sought }) => ({ text, sought }),
})
