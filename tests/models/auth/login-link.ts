import { defineModel } from '@palpite/paths/model.ts'
import { loginLinkMachine } from '#machines/auth/login-link.machine.ts'
import { loggedInAs, player } from '#tests/models/kit/members.ts'

const refusals = {
  'link no longer valid': { done: { outcome: 'unusable' } },
  'account closed': { done: { outcome: 'closed' } },
  'no answer': { error: new Error('offline') },
} as const

export const loginLinkModel = defineModel(loginLinkMachine, {
  inputs: {
    'not logged in': { memberId: null },
    'logged in': { memberId: player.id },
  },
  events: { 'link.stay': {}, 'link.follow': {} },
  outcomes: {
    readTicket: {
      'the same account': { done: { outcome: 'member', member: { id: player.id, account: 'ana' } } },
      'another account': { done: { outcome: 'member', member: { id: '8', account: 'bruno' } } },
      ...refusals,
    },
    exchangeTicket: {
      'logged in': { done: { outcome: 'loggedIn', loggedIn: loggedInAs(player) } },
      ...refusals,
    },
  },
})
