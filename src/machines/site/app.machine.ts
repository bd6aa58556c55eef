import { assign, type EventObject, emit, sendTo, setup, stopChild } from 'xstate'
import type {
  ContractStatusCommand,
  ContractStatusInput,
  MemberContracts,
} from '#machines/agents/contract-status.types.ts'
import { sessionMachine } from '#machines/auth/session.machine.ts'
import { balanceMachine } from '#machines/cashier/balance.machine.ts'
import { eventParams } from '#machines/kit/event-params.ts'
import { providedSource } from '#machines/kit/provided.ts'
import { gameLaunchMachine } from '#machines/play/game-launch.machine.ts'
import type { Player } from '#machines/play/game-launch.types.ts'
import {
  accountChoiceTask,
  audienceSince,
  contractStatusInput,
  contractTask,
  createAppContext,
  forcedChangeTask,
  forcedOutTasks,
  forgotTask,
  gameGroupTask,
  isAuthTask,
  isFreshStart,
  languagesOf,
  loginTask,
  memberTasks,
  playerOf,
  popupTask,
  registerTask,
  registrationOffer,
  sessionEndedTask,
  startsAtWork,
  visitorTasks,
} from './app.logic.ts'
import type {
  AppContext,
  AppEmitted,
  AppEvent,
  AppInput,
  Began,
  Ended,
  Login,
  Outdated,
  Play,
} from './app.types.ts'
import { languageMachine } from './language.machine.ts'
import { overlaysMachine } from './overlays.machine.ts'
import type { StackedDialogRequest, Task, TaskKind } from './overlays.types.ts'
import type { Audience, PopupCommand } from './public-popup.machine.ts'
import { siteConfigurationMachine } from './site-configuration.machine.ts'
import type { SocketEvent, SocketInput } from './socket.machine.ts'
import { systemStatusMachine } from './system-status.machine.ts'

const closed = ({ event }: { event: { task: Task } }) => event.task

const ask = <Event>(task: (event: Event) => Task) =>
  ({ type: 'askOverlay', params: ({ event }: { event: Event }) => task(event) }) as const

const clear = (...kinds: readonly TaskKind[]) => ({ type: 'clearTasks', params: kinds }) as const

const navigate = (to: string) => ({ type: 'navigate', params: to }) as const

const invalidate = <About extends Outdated>(about: About) => ({ type: 'invalidate', params: about }) as const

const notify = (player: Player) => ({ type: 'notifyPlayer', params: player }) as const

const notifyMember = {
  type: 'notifyPlayer',
  params: ({ event }: { event: Began }) => playerOf(event),
} as const

const toRegister = {
  actions: [
    'clearSide',
    { type: 'setNext', params: eventParams<{ next?: string | undefined }> },
    clear('login', 'forgot', 'sessionEnded'),
    ask(registerTask),
  ],
} as const

const toLogin = {
  actions: [
    { type: 'setLogin', params: eventParams<Login> },
    'dismissSession',
    clear('sessionEnded', 'register', 'forgot'),
    ask(loginTask),
  ],
} as const

/** Opens the password reset. The login's destination is kept, in case the visitor returns to the login. */
const toForgot = { actions: ['clearSide', clear('login'), ask(forgotTask)] } as const

const popups = {
  id: 'publicPopup',
  src: 'publicPopup',
  input: ({ event }: { event: AppEvent }) => audienceSince(event),
} as const

const loginPageLeft = {
  guard: { type: 'isLoginPage', params: closed },
  description:
    'The login was opened from its own URL. Closing it leads to the home page; otherwise a reload would open the login again.',
  actions: ['clearLogin', navigate('/')],
} as const

const leadOn = {
  guard: { type: 'leadsOn', params: eventParams<{ next?: string | undefined }> },
  description: 'The player is already logged in and goes straight to the page behind the login or sign-up.',
  actions: {
    type: 'navigate',
    params: ({ event }: { event: { next?: string | undefined } }) => event.next ?? '/',
  },
} as const

/**
 * The root machine. It owns the actors that live as long as the page, and passes events between them. It
 * decides little itself.
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
      contractStatus: 'contractStatus'
    },
  },
  actors: {
    systemStatus: systemStatusMachine,
    session: sessionMachine,
    overlays: overlaysMachine,
    gameLaunch: gameLaunchMachine,
    language: languageMachine,
    siteConfiguration: siteConfigurationMachine,
    callSignals: providedSource<EventObject>(),
    balance: balanceMachine,
    // The charts of these actors load after the page.
    socket: providedSource<SocketEvent, SocketInput, AppEvent>(),
    publicPopup: providedSource<PopupCommand, Audience, AppEvent>(),
    contractStatus: providedSource<ContractStatusCommand, ContractStatusInput, AppEvent>(),
  },
  guards: {
    hasNext: ({ context }) => context.next !== null,
    isLoginWanted: ({ context }) => context.side !== null,
    startsAtWork: ({ context }, began: Began) => startsAtWork(context, began),
    isFreshStart: (_, began: Began) => isFreshStart(began),
    isAgentLeaving: (_, ended: Ended) => ended.reason === 'left' && ended.wasAgent,
    isLeaving: (_, ended: Ended) => ended.reason === 'left',
    isAuthTask: (_, task: Task) => isAuthTask(task),
    isLoginPage: ({ context }, task: Task) => isAuthTask(task) && context.next !== null,
    isSessionEnded: (_, { kind }: Task) => kind === 'sessionEnded',
    isAccountChoice: (_, { kind }: Task) => kind === 'accountChoice',
    isOfferOfRegistration: (_, id: string) => id === registrationOffer.id,
    leadsOn: (_, { next }: { next?: string | undefined }) => next !== undefined,
  },
  actions: {
    setLogin: assign((_, { side, next }: Login) => ({ side: side ?? 'player', next: next ?? null })),
    clearLogin: assign({ side: null, next: null }),
    clearSide: assign({ side: null }),
    setNext: assign(({ context }, { next }: { next?: string | undefined }) => ({
      next: next ?? context.next,
    })),
    askOverlay: sendTo('overlays', (_, task: Task) => ({ type: 'overlay.ask', task })),
    clearTasks: sendTo('overlays', (_, kinds: readonly TaskKind[]) => ({ type: 'overlay.clear', kinds })),
    stackDialog: sendTo('overlays', (_, above: StackedDialogRequest) => ({ type: 'overlay.stack', above })),
    notifyPopups: sendTo('publicPopup', ({ event }) => event),
    notifyPlayer: sendTo('gameLaunch', (_, player: Player) => ({ type: 'player.changed', player })),
    startGame: sendTo('gameLaunch', (_, { game, from }: Play) => ({ type: 'game.start', game, from })),
    refreshStatus: sendTo('systemStatus', { type: 'status.changed' }),
    reloadSession: sendTo('session', { type: 'member.reload' }),
    reloadSite: sendTo('siteConfiguration', { type: 'site.changed' }),
    reloadBalance: sendTo('balance', { type: 'balance.changed' }),
    dismissSession: sendTo('session', { type: 'session.dismiss' }),
    refuseSession: sendTo('session', { type: 'session.refused' }),
    notifyPasswordChanged: sendTo('session', { type: 'password.changed' }),
    stayLoggedIn: sendTo('session', { type: 'link.stay' }),
    closeSocket: stopChild('socket'),
    notifySessionEnded: sendTo('session', { type: 'socket.sessionEnded' }),
    cancelGame: sendTo('gameLaunch', { type: 'game.giveUp' }),
    closeGame: sendTo('gameLaunch', { type: 'game.close' }),
    setAgentPolicy: assign((_, { hasAgentPolicy }: { hasAgentPolicy: boolean }) => ({ hasAgentPolicy })),
    notifyAgentPolicy: sendTo('contractStatus', (_, { hasAgentPolicy }: { hasAgentPolicy: boolean }) => ({
      type: 'contracts.offered',
      isOffered: hasAgentPolicy,
    })),
    notifyContractStatus: sendTo('contractStatus', ({ event }) => event),
    reloadContractStatus: sendTo('contractStatus', { type: 'contracts.changed' }),
    setContracts: assign((_, { types }: { types: MemberContracts }) => ({ contracts: types })),
    clearContracts: assign({ contracts: null }),
    invalidate: emit((_, about: Outdated) => ({ type: 'outdated', about })),
    emitAccessChanged: emit({ type: 'accessChanged' }),
    navigate: emit((_, to: string) => ({ type: 'navigate', to })),
  },
}).createMachine({
  id: 'app',
  description:
    'The whole site. Knows whether a player is logged in and passes each request, such as logging in or playing, to the flow that handles it.',
  context: ({ input }) => createAppContext(input),
  invoke: [
    { id: 'systemStatus', src: 'systemStatus', input: ({ context }) => ({ status: context.boot.status }) },
    {
      id: 'session',
      src: 'session',
      input: ({ context }) => ({ ...context.boot.config, hasTicket: context.hasTicket }),
    },
    {
      id: 'overlays',
      src: 'overlays',
      input: ({ context }) => ({ task: context.side && loginTask(context) }),
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
        guard: { type: 'isFreshStart', params: eventParams },
        target: '.loggedIn',
        actions: [notifyMember, navigate('/')],
      },
      {
        guard: { type: 'startsAtWork', params: eventParams },
        description:
          'An agent who has just logged in, changed the password or signed up starts in the agent centre.',
        target: '.loggedIn',
        actions: [notifyMember, navigate('/agentHome')],
      },
      {
        guard: 'hasNext',
        target: '.loggedIn',
        actions: [notifyMember, { type: 'navigate', params: ({ context }) => context.next ?? '/' }],
      },
      { target: '.loggedIn', actions: notifyMember },
    ],
    'session.absent': { target: '.visiting', actions: 'emitAccessChanged' },
    'session.mustChange': { target: '.forced', actions: ask(forcedChangeTask) },
    'session.ended': [
      {
        guard: { type: 'isAgentLeaving', params: eventParams },
        target: '.visiting',
        actions: ['closeGame', navigate('/agent'), 'emitAccessChanged'],
      },
      {
        guard: { type: 'isLeaving', params: eventParams },
        target: '.visiting',
        actions: ['closeGame', 'emitAccessChanged'],
      },
      {
        description: 'The page stays as it is and a message says that the session has ended.',
        target: '.visiting',
        actions: ask(sessionEndedTask),
      },
    ],
    'session.refused': { actions: 'refuseSession' },
    'password.changeNeeded': { actions: 'reloadSession' },
    'system.closed': { actions: 'refreshStatus' },
    'site.read': { actions: { type: 'setAgentPolicy', params: eventParams } },
    'app.play': { actions: ['clearLogin', { type: 'startGame', params: eventParams }] },
    'game.navigate': { actions: { type: 'navigate', params: ({ event }) => event.to } },
    'game.gone': { actions: invalidate('games') },
    'game.groupChosen': { actions: ask(gameGroupTask) },
    'game.registrationNeeded': { actions: { type: 'stackDialog', params: registrationOffer } },
    'popup.due': { actions: ask(popupTask) },
    'popup.withdrawn': { actions: clear('popup') },
    'app.goOn': { actions: { type: 'setNext', params: eventParams } },
    'overlay.confirmed': {
      guard: { type: 'isOfferOfRegistration', params: ({ event }) => event.above.id },
      actions: ask(registerTask),
    },
  },
  states: {
    opening: {
      description: 'It is not known yet whether the player is logged in. A request to log in waits.',
      on: {
        'app.login': { actions: [{ type: 'setLogin', params: eventParams }, clear('register', 'forgot')] },
        'app.register': toRegister,
        'app.forgot': toForgot,
        'overlay.closed': [
          { guard: { type: 'isAccountChoice', params: closed }, actions: 'stayLoggedIn' },
          loginPageLeft,
        ],
        'session.linkOffered': { actions: ask(accountChoiceTask) },
        'session.absent': [
          {
            guard: 'isLoginWanted',
            target: 'visiting',
            actions: [
              'emitAccessChanged',
              { type: 'askOverlay', params: ({ context }) => loginTask(context) },
            ],
          },
          { target: 'visiting', actions: 'emitAccessChanged' },
        ],
      },
    },
    visiting: {
      description: 'The visitor is not logged in.',
      invoke: popups,
      entry: [notify('visitor'), clear(...memberTasks)],
      on: {
        'app.login': toLogin,
        'app.register': toRegister,
        'app.forgot': toForgot,
        'game.loginNeeded': { actions: ask(() => loginTask({})) },
        'overlay.closed': [
          loginPageLeft,
          { guard: { type: 'isAuthTask', params: closed }, actions: ['clearLogin', 'cancelGame'] },
          { guard: { type: 'isSessionEnded', params: closed }, actions: 'dismissSession' },
          { actions: 'notifyPopups' },
        ],
      },
    },
    forced: {
      description: 'The player has to change the password before using anything else.',
      entry: ['emitAccessChanged', notify(null), clear(...forcedOutTasks)],
      on: { 'password.changed': { actions: ['notifyPasswordChanged', clear('changePassword')] } },
    },
    loggedIn: {
      description: 'The player is logged in. The balance is shown and the server sends changes at once.',
      entry: ['emitAccessChanged', 'clearLogin', 'clearContracts', clear(...visitorTasks)],
      invoke: [
        { id: 'socket', src: 'socket', input: ({ context }) => ({ spread: context.spread }) },
        { id: 'balance', src: 'balance', input: ({ context }) => ({ masked: context.isBalanceMasked() }) },
        {
          id: 'contractStatus',
          src: 'contractStatus',
          input: ({ context, event }) => contractStatusInput(context, event),
        },
        popups,
      ],
      on: {
        // Trial players are logged in already, but may still log in with a real account or register.
        'app.login': [leadOn, toLogin],
        'app.register': [leadOn, toRegister],
        'app.forgot': toForgot,
        'password.changed': {
          actions: ['notifyPasswordChanged', clear('changePassword'), navigate('/')],
        },
        'overlay.closed': { actions: ['notifyPopups', 'notifyContractStatus'] },
        'site.read': {
          actions: [
            { type: 'setAgentPolicy', params: eventParams },
            { type: 'notifyAgentPolicy', params: eventParams },
          ],
        },
        'contracts.read': { actions: { type: 'setContracts', params: eventParams } },
        'contract.due': { actions: ask(contractTask) },
        'session.leaving': {
          description: 'The player is logging out and gets no more updates, even before the server answers.',
          actions: 'closeSocket',
        },
        'money.moved': { actions: 'reloadBalance' },
        'socket.balanceChanged': { actions: 'reloadBalance' },
        'socket.sessionEnded': { actions: 'notifySessionEnded' },
        'socket.statusChanged': { actions: 'refreshStatus' },
        'socket.noticePublished': { actions: invalidate('notices') },
        'socket.contractsChanged': { actions: ['reloadContractStatus', invalidate('contracts')] },
        'socket.messagesChanged': { actions: invalidate('messages') },
        'socket.accountChanged': { actions: invalidate('account') },
        'socket.chatChanged': { actions: invalidate('chat') },
        'socket.reopened': {
          actions: [
            'reloadBalance',
            'reloadSession',
            'refreshStatus',
            'reloadSite',
            'reloadContractStatus',
            invalidate('everything'),
          ],
        },
      },
    },
  },
})
