import { assign, type EventObject, emit, fromCallback, sendTo, setup, stopChild } from 'xstate'
import { arrivedTicket } from '#api/auth/address-token.ts'
import { isBalanceMasked } from '#api/cashier/balance-visibility.ts'
import { onApiEvent } from '#api/http/api-events.ts'
import type { LoginSide } from '#domain/auth/login-side.ts'
import type {
  StandingCommand,
  StandingInput,
  StandingTypes,
} from '#machines/agents/contract-standing.types.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { balanceMachine } from '#machines/cashier/balance.machine.ts'
import { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import {
  accountChoiceTask,
  audienceSince,
  clearAll,
  contractTask,
  createAppContext,
  forcedChangeTask,
  forcedOutTasks,
  forgotTask,
  gameGroupTask,
  isFreshStart,
  isWayIn,
  languagesOf,
  loginTask,
  memberTasks,
  playerOf,
  popupTask,
  registerTask,
  registrationOffer,
  sessionEndedTask,
  standingSince,
  startsAtWork,
  visitorTasks,
} from './app.logic.ts'
import type { AppContext, AppEmitted, AppEvent, AppInput, Began, Ended, Login, Play } from './app.types.ts'
import { languageMachine } from './language.machine.ts'
import { overlaysMachine } from './overlays.machine.ts'
import type { AboveRequest, Task, TaskKind } from './overlays.types.ts'
import type { Audience, PopupCommand } from './public-popup.machine.ts'
import { siteConfigurationMachine } from './site-configuration.machine.ts'
import type { SocketEvent, SocketInput } from './socket.machine.ts'
import { systemStatusMachine } from './system-status.machine.ts'

/** Passes on what calls learn that concerns the whole page. */
const callSignals = fromCallback<EventObject>(({ sendBack }) =>
  onApiEvent((signal) => sendBack({ type: signal })),
)

/** From the login, or from anywhere, to registration. */
const toRegister = {
  actions: [
    'dropSide',
    { type: 'keepNext', params: ({ event }: { event: { next?: string | undefined } }) => event },
    ...clearAll(['login', 'forgot', 'sessionEnded']),
    { type: 'askFor', params: registerTask },
  ],
} as const

/** From anywhere to the login. */
const toLogin = {
  actions: [
    { type: 'keepLogin', params: ({ event }: { event: Login }) => event },
    'dismissSession',
    ...clearAll(['sessionEnded', 'register', 'forgot']),
    { type: 'askFor', params: ({ event }: { event: Login }) => loginTask(event.side) },
  ],
} as const

/** The same to a forgotten password; where the login was to lead is kept for the way back. */
const toForgot = {
  actions: [
    'dropSide',
    ...clearAll(['login']),
    {
      type: 'askFor',
      params: ({ event }: { event: { side?: LoginSide | undefined } }) => forgotTask(event.side),
    },
  ],
} as const

const itself = <Event>({ event }: { event: Event }) => event

const closed = ({ event }: { event: { task: Task } }) => event.task.kind

const popups = {
  id: 'publicPopup',
  src: 'publicPopup',
  input: ({ event }: { event: AppEvent }) => audienceSince(event),
} as const

const tellVisitor = { type: 'tellPlayer', params: 'visitor' } as const

const tellMember = {
  type: 'tellPlayer',
  params: ({ event }: { event: Began }) => playerOf(event),
} as const

const loginPageLeft = {
  guard: { type: 'isLoginPage', params: closed },
  description:
    'The login stood at an address of its own; closing it leads home, since a reload there would ask again.',
  actions: ['clearLogin', { type: 'navigate', params: '/' }],
} as const

const leadOn = {
  guard: { type: 'leadsOn', params: itself<{ next?: string | undefined }> },
  description: 'Whoever is logged in already goes where the login or the registration would have led.',
  actions: {
    type: 'navigate',
    params: ({ event }: { event: { next?: string | undefined } }) => event.next ?? '/',
  },
} as const

/**
 * The page as a whole: holds the actors that live as long as it does, and passes on what one of them says and
 * concerns another. It decides little itself.
 */
export const appMachine = setup({
  types: {
    input: {} as AppInput,
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppEmitted,
    children: {} as {
      systemStatus: 'systemStatus'
      session: 'session'
      overlays: 'overlays'
      gameLaunch: 'gameLaunch'
      language: 'language'
      siteConfiguration: 'siteConfiguration'
      callSignals: 'callSignals'
      socket: 'socket'
      balance: 'balance'
      publicPopup: 'publicPopup'
      contractStanding: 'contractStanding'
    },
  },
  actors: {
    systemStatus: systemStatusMachine,
    session: sessionMachine,
    overlays: overlaysMachine,
    gameLaunch: gameLaunchMachine,
    language: languageMachine,
    siteConfiguration: siteConfigurationMachine,
    callSignals,
    balance: balanceMachine,
    // Whoever creates it provides these: they are loaded later than the page.
    socket: fromCallback<SocketEvent, SocketInput, AppEvent>(() => {}),
    publicPopup: fromCallback<PopupCommand, Audience, AppEvent>(() => {}),
    contractStanding: fromCallback<StandingCommand, StandingInput, AppEvent>(() => {}),
  },
  guards: {
    hasNext: ({ context }) => context.next !== null,
    isLoginWanted: ({ context }) => context.side !== null,
    startsAtWork: ({ context }, began: Began) => startsAtWork(context, began),
    isFreshStart: (_, began: Began) => isFreshStart(began),
    isAgentLeaving: (_, ended: Ended) => ended.reason === 'left' && ended.wasAgent,
    isLeaving: (_, ended: Ended) => ended.reason === 'left',
    isWayIn: (_, kind: TaskKind) => isWayIn(kind),
    isLoginPage: ({ context }, kind: TaskKind) => isWayIn(kind) && context.next !== null,
    isSessionEnded: (_, kind: TaskKind) => kind === 'sessionEnded',
    isAccountChoice: (_, kind: TaskKind) => kind === 'accountChoice',
    isOfferOfRegistration: (_, id: string) => id === registrationOffer.id,
    leadsOn: (_, { next }: { next?: string | undefined }) => next !== undefined,
  },
  actions: {
    keepLogin: assign((_, { side, next }: Login) => ({ side: side ?? 'player', next: next ?? null })),
    clearLogin: assign({ side: null, next: null }),
    dropSide: assign({ side: null }),
    keepNext: assign(({ context }, { next }: { next?: string | undefined }) => ({
      next: next ?? context.next,
    })),
    askFor: sendTo('overlays', (_, task: Task) => ({ type: 'overlay.ask', task })),
    clearTask: sendTo('overlays', (_, kind: TaskKind) => ({ type: 'overlay.clear', kind })),
    openAbove: sendTo('overlays', (_, above: AboveRequest) => ({ type: 'overlay.openAbove', above })),
    tellPopups: sendTo('publicPopup', ({ event }) => event),
    tellPlayer: sendTo('gameLaunch', (_, player: Player) => ({ type: 'player.changed', player })),
    startGame: sendTo('gameLaunch', (_, { game, from }: Play) => ({ type: 'game.start', game, from })),
    lookAtStatus: sendTo('systemStatus', { type: 'status.changed' }),
    readSessionAnew: sendTo('session', { type: 'member.reload' }),
    readSiteAnew: sendTo('siteConfiguration', { type: 'site.changed' }),
    readBalanceAnew: sendTo('balance', { type: 'balance.changed' }),
    dismissSession: sendTo('session', { type: 'session.dismiss' }),
    refuseSession: sendTo('session', { type: 'session.refused' }),
    tellChanged: sendTo('session', { type: 'password.changed' }),
    stayLoggedIn: sendTo('session', { type: 'link.stay' }),
    closeSocket: stopChild('socket'),
    suspectSession: sendTo('session', { type: 'socket.sessionEnded' }),
    giveUpGame: sendTo('gameLaunch', { type: 'game.giveUp' }),
    closeGame: sendTo('gameLaunch', { type: 'game.close' }),
    keepAgentPolicy: assign((_, { hasAgentPolicy }: { hasAgentPolicy: boolean }) => ({ hasAgentPolicy })),
    tellAgentPolicy: sendTo('contractStanding', (_, { hasAgentPolicy }: { hasAgentPolicy: boolean }) => ({
      type: 'contracts.offered',
      isOffered: hasAgentPolicy,
    })),
    tellStanding: sendTo('contractStanding', ({ event }) => event),
    readStandingAnew: sendTo('contractStanding', { type: 'contracts.changed' }),
    keepContracts: assign((_, { types }: { types: StandingTypes }) => ({ contracts: types })),
    forgetContracts: assign({ contracts: null }),
    outdateContracts: emit({ type: 'outdated', about: 'contracts' }),
    outdateMessages: emit({ type: 'outdated', about: 'messages' }),
    outdateAccount: emit({ type: 'outdated', about: 'account' }),
    outdateChat: emit({ type: 'outdated', about: 'chat' }),
    outdateNotices: emit({ type: 'outdated', about: 'notices' }),
    outdateGames: emit({ type: 'outdated', about: 'games' }),
    outdateEverything: emit({ type: 'outdated', about: 'everything' }),
    tellAccess: emit({ type: 'accessChanged' }),
    navigate: emit((_, to: string) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'app',
  description:
    'Holds the whole site together for whoever opens it: it knows whether somebody is logged in, and leads every wish, such as logging in, registering or playing, to where it is dealt with.',
  context: ({ input }) => createAppContext(input),
  invoke: [
    { id: 'systemStatus', src: 'systemStatus', input: ({ context }) => ({ status: context.boot.status }) },
    {
      id: 'session',
      src: 'session',
      input: ({ context }) => ({ ...context.boot.config, hasTicket: arrivedTicket() !== null }),
    },
    {
      id: 'overlays',
      src: 'overlays',
      input: ({ context }) => ({ task: context.side && loginTask(context.side) }),
    },
    { id: 'gameLaunch', src: 'gameLaunch', input: { player: null } },
    { id: 'language', src: 'language', input: ({ context }) => languagesOf(context) },
    {
      id: 'siteConfiguration',
      src: 'siteConfiguration',
      input: ({ context }) => ({ site: context.boot.site }),
    },
    { id: 'callSignals', src: 'callSignals' },
  ],
  initial: 'opening',
  on: {
    'session.began': [
      {
        guard: { type: 'isFreshStart', params: itself },
        target: '.loggedIn',
        actions: [tellMember, { type: 'navigate', params: '/' }],
      },
      {
        guard: { type: 'startsAtWork', params: itself },
        description:
          'An agent who has logged in, changed the password or just registered begins in the agent centre.',
        target: '.loggedIn',
        actions: [tellMember, { type: 'navigate', params: '/agentHome' }],
      },
      {
        guard: 'hasNext',
        target: '.loggedIn',
        actions: [tellMember, { type: 'navigate', params: ({ context }) => context.next ?? '/' }],
      },
      { target: '.loggedIn', actions: tellMember },
    ],
    'session.absent': { target: '.visiting', actions: 'tellAccess' },
    'session.mustChange': {
      target: '.forced',
      actions: { type: 'askFor', params: ({ event }) => forcedChangeTask(event.knownPassword) },
    },
    'session.ended': [
      {
        guard: { type: 'isAgentLeaving', params: itself },
        target: '.visiting',
        actions: ['closeGame', { type: 'navigate', params: '/agent' }, 'tellAccess'],
      },
      {
        guard: { type: 'isLeaving', params: itself },
        target: '.visiting',
        actions: ['closeGame', 'tellAccess'],
      },
      {
        description: 'The page stays as it is, under a message that the session has ended.',
        target: '.visiting',
        actions: { type: 'askFor', params: ({ event }) => sessionEndedTask(event) },
      },
    ],
    'session.refused': { actions: 'refuseSession' },
    'password.changeNeeded': { actions: 'readSessionAnew' },
    'system.closed': { actions: 'lookAtStatus' },
    'site.read': { actions: { type: 'keepAgentPolicy', params: itself } },
    'app.play': { actions: ['clearLogin', { type: 'startGame', params: itself }] },
    'game.navigate': { actions: { type: 'navigate', params: ({ event }) => event.to } },
    'game.gone': { actions: 'outdateGames' },
    'game.groupChosen': {
      actions: { type: 'askFor', params: ({ event }) => gameGroupTask(event.game) },
    },
    'game.registrationNeeded': { actions: { type: 'openAbove', params: registrationOffer } },
    'popup.due': { actions: { type: 'askFor', params: ({ event }) => popupTask(event.popup) } },
    'popup.withdrawn': { actions: clearAll(['popup']) },
    'app.goOn': { actions: { type: 'keepNext', params: itself } },
    'overlay.confirmed': {
      guard: { type: 'isOfferOfRegistration', params: ({ event }) => event.above.id },
      actions: { type: 'askFor', params: registerTask },
    },
  },
  states: {
    opening: {
      description: 'Whether somebody is logged in is being found out; a wish to log in waits for that.',
      on: {
        'app.login': {
          actions: [{ type: 'keepLogin', params: itself }, ...clearAll(['register', 'forgot'])],
        },
        'app.register': toRegister,
        'app.forgot': toForgot,
        'overlay.closed': [
          { guard: { type: 'isAccountChoice', params: closed }, actions: 'stayLoggedIn' },
          loginPageLeft,
        ],
        'session.linkOffered': {
          actions: { type: 'askFor', params: ({ event }) => accountChoiceTask(event) },
        },
        'session.absent': [
          {
            guard: 'isLoginWanted',
            target: 'visiting',
            actions: ['tellAccess', { type: 'askFor', params: ({ context }) => loginTask(context.side) }],
          },
          { target: 'visiting', actions: 'tellAccess' },
        ],
      },
    },
    visiting: {
      description: 'Nobody is logged in.',
      invoke: popups,
      entry: [tellVisitor, ...clearAll(memberTasks)],
      on: {
        'app.login': toLogin,
        'app.register': toRegister,
        'app.forgot': toForgot,
        'game.loginNeeded': { actions: { type: 'askFor', params: loginTask('player') } },
        'overlay.closed': [
          loginPageLeft,
          {
            guard: { type: 'isWayIn', params: closed },
            actions: ['clearLogin', 'giveUpGame'],
          },
          {
            guard: { type: 'isSessionEnded', params: closed },
            actions: 'dismissSession',
          },
          { actions: 'tellPopups' },
        ],
      },
    },
    forced: {
      description: 'The password has to be changed first; until then nothing else is offered.',
      entry: ['tellAccess', { type: 'tellPlayer', params: null }, ...clearAll(forcedOutTasks)],
      on: { 'password.changed': { actions: ['tellChanged', ...clearAll(['changePassword'])] } },
    },
    loggedIn: {
      description: 'Somebody is logged in: there is a balance, and the platform says when something changes.',
      entry: ['tellAccess', 'clearLogin', 'forgetContracts', ...clearAll(visitorTasks)],
      invoke: [
        { id: 'socket', src: 'socket', input: ({ context }) => ({ spread: context.spread }) },
        { id: 'balance', src: 'balance', input: () => ({ masked: isBalanceMasked() }) },
        {
          id: 'contractStanding',
          src: 'contractStanding',
          input: ({ context, event }) => standingSince(context, event),
        },
        popups,
      ],
      on: {
        // Whoever only tries the games is logged in, and is to come to an account of their own.
        'app.login': [leadOn, toLogin],
        'app.register': [leadOn, toRegister],
        'app.forgot': toForgot,
        'password.changed': {
          actions: ['tellChanged', ...clearAll(['changePassword']), { type: 'navigate', params: '/' }],
        },
        'overlay.closed': { actions: ['tellPopups', 'tellStanding'] },
        'site.read': {
          actions: [
            { type: 'keepAgentPolicy', params: itself },
            { type: 'tellAgentPolicy', params: itself },
          ],
        },
        'contracts.read': { actions: { type: 'keepContracts', params: itself } },
        'contract.due': {
          actions: { type: 'askFor', params: ({ event }) => contractTask(event.requestId) },
        },
        'session.leaving': {
          description: 'Whoever leaves hears nothing more, however long the platform takes to answer.',
          actions: 'closeSocket',
        },
        'money.moved': { actions: 'readBalanceAnew' },
        'socket.balanceChanged': { actions: 'readBalanceAnew' },
        'socket.sessionEnded': { actions: 'suspectSession' },
        'socket.statusChanged': { actions: 'lookAtStatus' },
        'socket.noticePublished': { actions: 'outdateNotices' },
        'socket.contractsChanged': { actions: ['readStandingAnew', 'outdateContracts'] },
        'socket.messagesChanged': { actions: 'outdateMessages' },
        'socket.accountChanged': { actions: 'outdateAccount' },
        'socket.chatSaid': { actions: 'outdateChat' },
        'socket.reopened': {
          actions: [
            'readBalanceAnew',
            'readSessionAnew',
            'lookAtStatus',
            'readSiteAnew',
            'readStandingAnew',
            'outdateEverything',
          ],
        },
      },
    },
  },
})
