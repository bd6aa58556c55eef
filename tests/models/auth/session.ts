import { defineModel } from '@palpite/paths/model.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import * as members from '#tests/models/kit/members.ts'

const { player, trialPlayer, agent, withDefaultPassword, withExpiredPassword, loggedInAs } = members

const asMember = (member: typeof player) => ({ outcome: 'member', member }) as const
const refused = { outcome: 'refused', wasAgent: true } as const

export const sessionModel = defineModel(sessionMachine, {
  inputs: {
    'a page without a link': { ...members.memberTypes, hasTicket: false },
    'a page opened by a link': { ...members.memberTypes, hasTicket: true },
  },
  events: {
    'session.adopt': {
      player: { loggedIn: loggedInAs(player), password: 'palpite-demo-1' },
      'weak password': { loggedIn: loggedInAs(withDefaultPassword), password: 'palpite123' },
    },
    'session.leave': {},
    'session.dismiss': {},
    'session.retry': {},
    'session.refused': {},
    'socket.sessionEnded': {},
    'member.reload': {},
    'password.changed': {},
    'tab.asks': { question: { question: 'q' } },
    'tab.answers': { late: { question: 'q', token: 'token-of-ana' } },
    'tab.began': {},
    'tab.passwordChanged': { ours: { memberId: player.id }, 'another one': { memberId: '8' } },
    'link.stay': {},
    'link.follow': {},
    'tab.left': { ours: { memberId: player.id }, 'another one': { memberId: '8' } },
  },
  outcomes: {
    otherTabs: { silent: 'never' },
    sessionRestore: {
      player: { done: asMember(player) },
      trial: { done: asMember(trialPlayer) },
      agent: { done: asMember(agent) },
      'expired password': { done: asMember(withExpiredPassword) },
      refused: { done: refused },
      none: { done: { outcome: 'none' } },
      unanswered: { done: { outcome: 'unanswered' } },
    },
    profileLoader: {
      player: { send: { type: 'member.read', reading: asMember(player) } },
      agent: { send: { type: 'member.read', reading: asMember(agent) } },
      'weak password': { send: { type: 'member.read', reading: asMember(withDefaultPassword) } },
      refused: { send: { type: 'member.read', reading: refused } },
      'no answer': { send: { type: 'member.loadFailed' } },
    },
    loginLink: {
      'another account': { send: { type: 'link.offered', account: 'bruno' } },
      'logged in': { send: { type: 'link.loggedIn', loggedIn: loggedInAs(player) } },
      'weak password': { send: { type: 'link.loggedIn', loggedIn: loggedInAs(withDefaultPassword) } },
      unusable: { send: { type: 'link.kept', failure: 'unusable' } },
      'the same account': { send: { type: 'link.kept', failure: null } },
    },
    endSession: { ended: { done: {} }, 'no answer': { error: new Error('offline') } },
  },
  // Omits counters and list entries, which would only multiply the paths.
  view: ({ member, arrival, knownPassword, suspicion, wasAgent, hasTicket, linkFailure }) => ({
    hasTicket,
    linkFailure,
    type: member?.type ?? null,
    mustChange: member !== null && (member.passwordDefault || member.passwordExpired),
    arrival,
    knownPassword,
    suspicion,
    wasAgent,
  }),
})
