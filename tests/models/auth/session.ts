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
      'a player': { loggedIn: loggedInAs(player), password: 'palpite-demo-1' },
      'a player with weak password': { loggedIn: loggedInAs(withDefaultPassword), password: 'palpite123' },
    },
    'session.leave': {},
    'session.dismiss': {},
    'session.retry': {},
    'session.refused': {},
    'socket.sessionEnded': {},
    'member.reload': {},
    'password.changed': {},
    'tab.asks': { 'for the session': { question: 'q' } },
    'tab.answers': { late: { question: 'q', token: 'token-of-ana' } },
    'tab.began': {},
    'tab.passwordChanged': {
      'for this player': { memberId: player.id },
      'for another player': { memberId: '8' },
    },
    'link.stay': {},
    'link.follow': {},
    'tab.left': {
      'from this player’s account': { memberId: player.id },
      'from another player’s account': { memberId: '8' },
    },
  },
  outcomes: {
    otherTabs: { silent: 'never' },
    sessionRestore: {
      'a player': { done: asMember(player) },
      'a demo player': { done: asMember(trialPlayer) },
      'an agent': { done: asMember(agent) },
      'expired password': { done: asMember(withExpiredPassword) },
      'session refused': { done: refused },
      'no session': { done: { outcome: 'none' } },
      'no answer': { done: { outcome: 'unanswered' } },
    },
    profileLoader: {
      'a player': { send: { type: 'member.read', reading: asMember(player) } },
      'an agent': { send: { type: 'member.read', reading: asMember(agent) } },
      'weak password': { send: { type: 'member.read', reading: asMember(withDefaultPassword) } },
      'session refused': { send: { type: 'member.read', reading: refused } },
      'no answer': { send: { type: 'member.loadFailed' } },
    },
    loginLink: {
      'another account': { send: { type: 'link.offered', account: 'bruno' } },
      'logged in': { send: { type: 'link.loggedIn', loggedIn: loggedInAs(player) } },
      'weak password': { send: { type: 'link.loggedIn', loggedIn: loggedInAs(withDefaultPassword) } },
      'link no longer valid': { send: { type: 'link.kept', failure: 'unusable' } },
      'the same account': { send: { type: 'link.kept', failure: null } },
    },
    endSession: { 'session ended': { done: {} }, 'no answer': { error: new Error('offline') } },
  },
  // Omits the number of failures and other details that would only multiply the paths.
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
