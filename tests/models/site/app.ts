import { defineModel } from '@palpite/paths/model.ts'
import { forgotTask, loginTask, popupTask, registrationOffer } from '#machines/site/app.logic.ts'
import { appMachine } from '#machines/site/app.machine.ts'
import type { Game } from '#protocol/lobby/games.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { memberTypes } from '#tests/models/kit/members.ts'
import { welcome } from './popups.ts'

export const boot: Boot = {
  language: 'pt',
  config: {
    platform: '',
    merchant: 'palpite',
    languages: ['pt', 'en'],
    defaultLanguage: 'pt',
    brand: { name: 'Palpite' },
    ...memberTypes,
  },
  sandbox: true,
  status: { status: 0 },
  site: null,
}

const game: Game = { nodeId: 1, vassalage: 'PG', gameType: 'RNG', gameName: 'Onça' }
const above = { kind: 'confirm', topic: '', data: null, over: null } as const
const silent = { silent: 'never' } as const

export const appModel = defineModel(appMachine, {
  input: {
    boot,
    login: null,
    hasTicket: false,
    isBalanceMasked: () => false,
    spread: 0.5,
  },
  events: {
    'app.login': {
      'as a player': {},
      'as an agent': { side: 'agent' },
      'before opening a page': { next: '/favorite' },
    },
    'app.play': { 'a game': { game, from: '/' } },
    'app.register': { 'in a popup': {}, 'at its own URL': { next: '/' } },
    'app.forgot': { 'as a player': {}, 'as an agent': { side: 'agent' } },
    'app.goOn': { 'to the home page': { next: '/' } },
    'password.changed': {},
    'money.moved': {},
  },
  outcomes: {
    systemStatus: silent,
    language: silent,
    siteConfiguration: {
      'without contracts': { send: { type: 'site.read', hasAgentPolicy: false } },
      'with contracts': { send: { type: 'site.read', hasAgentPolicy: true } },
    },
    callSignals: {
      'session refused': { send: { type: 'session.refused' } },
      'password change required': { send: { type: 'password.changeNeeded' } },
      'site closed': { send: { type: 'system.closed' } },
    },
    session: {
      'a player is restored': {
        send: { type: 'session.began', arrival: 'restored', firstTime: false, kind: 'player', memberId: '7' },
      },
      'an agent is restored': {
        send: { type: 'session.began', arrival: 'restored', firstTime: false, kind: 'agent', memberId: '7' },
      },
      'a player logs in': {
        send: { type: 'session.began', arrival: 'loggedIn', firstTime: false, kind: 'player', memberId: '7' },
      },
      'a demo player logs in': {
        send: { type: 'session.began', arrival: 'loggedIn', firstTime: true, kind: 'trial', memberId: '7' },
      },
      'an agent logs in': {
        send: { type: 'session.began', arrival: 'loggedIn', firstTime: false, kind: 'agent', memberId: '7' },
      },
      'the password is changed': {
        send: { type: 'session.began', arrival: 'changed', firstTime: false, kind: 'player', memberId: '7' },
      },
      'an agent’s password is changed': {
        send: { type: 'session.began', arrival: 'changed', firstTime: false, kind: 'agent', memberId: '7' },
      },
      'a link for another account': {
        send: { type: 'session.linkOffered', current: 'ana', other: 'bruno' },
      },
      'no session': { send: { type: 'session.absent' } },
      'the password must be changed': { send: { type: 'session.mustChange', knownPassword: null } },
      'logging out': { send: { type: 'session.leaving' } },
      'a player logged out': { send: { type: 'session.ended', reason: 'left', wasAgent: false } },
      'an agent logged out': { send: { type: 'session.ended', reason: 'left', wasAgent: true } },
      'the session expires': { send: { type: 'session.ended', reason: 'expired', wasAgent: true } },
    },
    overlays: {
      'login closed': { send: { type: 'overlay.closed', task: loginTask({}) } },
      'session ended notice closed': {
        send: {
          type: 'overlay.closed',
          task: { id: 's', kind: 'sessionEnded', reason: 'expired', agent: false },
        },
      },
      'password reset closed': {
        send: { type: 'overlay.closed', task: forgotTask({}) },
      },
      'popup closed': { send: { type: 'overlay.closed', task: popupTask({ popup: welcome }) } },
      'account chosen': {
        send: {
          type: 'overlay.closed',
          task: { id: 'accountChoice', kind: 'accountChoice', current: 'ana', other: 'bruno' },
        },
      },
      'help closed': { send: { type: 'overlay.closed', task: { id: 'help', kind: 'help' } } },
      'registration confirmed': {
        send: { type: 'overlay.confirmed', above: { ...above, id: registrationOffer.id } },
      },
      'something else confirmed': { send: { type: 'overlay.confirmed', above: { ...above, id: 'other' } } },
    },
    gameLaunch: {
      'login needed': { send: { type: 'game.loginNeeded', game, from: '/' } },
      'registration needed': { send: { type: 'game.registrationNeeded', game } },
      'group chosen': { send: { type: 'game.groupChosen', game: { ...game, isGame: 'VASSALAGE' } } },
      'game not found': { send: { type: 'game.gone' } },
      'a page is shown': { send: { type: 'game.navigate', to: '/seamless' } },
    },
    socket: {
      reopened: { send: { type: 'socket.reopened' } },
      'balance changed': { send: { type: 'socket.balanceChanged' } },
      'session ended': { send: { type: 'socket.sessionEnded' } },
      'status changed': { send: { type: 'socket.statusChanged' } },
      'notice published': { send: { type: 'socket.noticePublished' } },
      'contracts changed': { send: { type: 'socket.contractsChanged' } },
      'messages changed': { send: { type: 'socket.messagesChanged' } },
      'account changed': { send: { type: 'socket.accountChanged' } },
      'chat message': { send: { type: 'socket.chatChanged' } },
    },
    balance: silent,
    contractStatus: {
      'contracts loaded': {
        send: {
          type: 'contracts.read',
          types: {
            dailysalreqtype: 0,
            divtypereq: 2,
            contracthoursalreq: 0,
            realtimesalreqtype: 0,
            waiting: { count: 1, hasMore: false },
          },
        },
      },
      'a request needs an answer': {
        send: { type: 'contract.due', request: { requestId: 'r1', version: 1 } },
      },
    },
    publicPopup: {
      'popup ready to show': { send: { type: 'popup.due', popup: welcome } },
      'popup hidden for now': { send: { type: 'popup.withdrawn' } },
    },
  },
  view: ({ side, next, hasAgentPolicy }) => ({ side, next, hasAgentPolicy }),
})
