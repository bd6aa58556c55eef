import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { teamSearchMachine } from '#machines/agents/team-search.machine.ts'
import { beach, rafael, south } from './team.ts'

const found = [{ downline: rafael, path: [south, beach] }]

export const teamSearchModel = defineModel(teamSearchMachine, {
  inputs: { 'no search in the URL': { text: '' }, 'a search in the URL': { text: 'rafa' } },
  events: {
    'search.change': { 'a name': { text: 'rafa' }, 'only spaces': { text: '  ' } },
    'search.clear': {},
    'search.more': {},
    'search.retry': {},
  },
  outcomes: {
    findInTeam: {
      'all players': { done: { found, next: null, total: 1 } },
      'some players': { done: { found, next: 'more', total: 2 } },
      'no players': { done: { found: [], next: null, total: 0 } },
      'no answer': { error: new CallFailed('timeout') },
    },
  },
  view: ({ text, found, next, failure }) => ({
    text,
    hasFound: found.length > 0,
    next,
    failure: failure?.reason ?? null,
  }),
})
