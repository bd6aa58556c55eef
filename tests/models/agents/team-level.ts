import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { teamLevelMachine } from '#machines/agents/team-level.machine.ts'
import { beach, rafael, south } from './team.ts'

export const teamLevelModel = defineModel(teamLevelMachine, {
  input: { memberId: null, sort: 'account', descending: false },
  events: {
    'level.more': {},
    'level.retry': {},
    'member.update': {
      'a player in the list': { member: south },
      'a player outside the list': { member: rafael },
    },
    'member.add': {
      'a player of another page': { member: beach },
      'a player already listed': { member: south },
    },
  },
  outcomes: {
    readLevel: {
      'a page': { done: { downlines: [south], next: 'more', currency: 'BRL' } },
      'the last page': { done: { downlines: [beach, rafael], next: null, currency: 'BRL' } },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ rows, found, next, failure }) => ({
    rows: [...new Set(rows.map(({ account }) => account))],
    found: found.map(({ account }) => account),
    next,
    failure: failure?.reason ?? null,
  }),
})
