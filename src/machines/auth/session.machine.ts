import { assign, type DoneActorEvent, sendParent, sendTo, setup } from 'xstate'
import type { SessionFlags } from '#api/browser/session-storage.ts'
import { providedCall, providedEffect, providedSource } from '#machines/kit/provided.ts'
import type { MemberInfo } from '#protocol/account/member.ts'
import { profileLoaderMachine } from './profile-loader.machine.ts'
import {
  afterFailure,
  afterReading,
  beginningOf,
  isAgent,
  isTrial,
  mustChangePassword,
  nobody,
} from './session.logic.ts'
import type {
  EndReason,
  LinkAnswer,
  LinkFailure,
  LinkReport,
  SessionContext,
  SessionEvent,
  SessionInput,
  SessionReport,
  SessionTag,
  TabCommand,
} from './session.types.ts'
import { type Restored, sessionRestoreMachine } from './session-restore.machine.ts'

/** How long to wait for the response to the logout request, in ms. */
const GOODBYE = 3_000

const restored = ({ event }: { event: DoneActorEvent<Restored> }) => event.output

const read = ({ event }: { event: { reading: Restored } }) => event.reading

const reportLeft = { type: 'reportEnded', params: { reason: 'left' } } as const

/**
 * Tracks who is logged in, and as which kind of member. A call, the socket, another tab or the member can end
 * the session, and its end is reported only once (SESS-01 to SESS-05, LOGIN-09, LOGIN-11).
 */
export const sessionMachine = setup({
  types: {
    input: {} as SessionInput,
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as SessionTag,
    children: {} as {
      otherTabs: 'otherTabs'
      sessionRestore: 'sessionRestore'
      loginLink: 'loginLink'
      profileLoader: 'profileLoader'
      endSession: 'endSession'
    },
  },
  actors: {
    otherTabs: providedSource<TabCommand>(),
    sessionRestore: sessionRestoreMachine,
    loginLink: providedSource<LinkAnswer, { memberId: string | null }, LinkReport>(),
    profileLoader: profileLoaderMachine,
    endSession: providedCall<object>(),
  },
  guards: {
    isMember: (_, { outcome }: Restored) => outcome === 'member',
    isRefused: (_, { outcome }: Restored) => outcome === 'refused',
    isNone: (_, { outcome }: Restored) => outcome === 'none',
    isLinked: ({ context }, { outcome }: Restored) => context.hasTicket && outcome !== 'unanswered',
    mustChange: ({ context }) => mustChangePassword(context.member),
    isAgent: ({ context }) => isAgent(context),
    isTrial: ({ context }) => isTrial(context),
    isSameMember: ({ context }, memberId: string) => context.member?.id === memberId,
  },
  actions: {
    setAdopted: assign((_, adopted: Extract<SessionEvent, { type: 'session.adopt' }>) => ({
      ...nobody,
      member: adopted.loggedIn.member,
      arrival: 'loggedIn' as const,
      firstTime: adopted.loggedIn.firstTimeLogin,
      knownPassword: adopted.password ?? null,
    })),
    setLinked: assign((_, { loggedIn }: Extract<LinkReport, { type: 'link.loggedIn' }>) => ({
      ...nobody,
      member: loggedIn.member,
      firstTime: loggedIn.firstTimeLogin,
    })),
    clearTicket: assign({ hasTicket: false }),
    setLinkFailure: assign((_, linkFailure: LinkFailure | null) => ({ linkFailure })),
    forwardAnswer: sendTo('loginLink', (_, answer: LinkAnswer) => answer),
    setReading: assign((_, reading: Restored) => afterReading(reading)),
    markChanged: assign({ arrival: 'changed' }),
    setWasAgent: assign({ wasAgent: ({ context }) => isAgent(context) }),
    markDisplaced: assign({ suspicion: 'elsewhere' }),
    clearDisplaced: assign({ suspicion: 'expired' }),
    clearPassword: assign({ knownPassword: null }),
    clearMember: assign(nobody),
    scheduleRetry: assign(({ context }) => afterFailure(context, Date.now())),
    saveToken: providedEffect<string>(),
    saveFlags: providedEffect<SessionFlags>(),
    clearStored: providedEffect(),
    reload: sendTo('profileLoader', { type: 'member.reload' }),
    answerTab: sendTo('otherTabs', (_, question: string): TabCommand => ({ type: 'answers', question })),
    notifyTabsBegan: sendTo('otherTabs', { type: 'began' } satisfies TabCommand),
    notifyTabsLeft: sendTo(
      'otherTabs',
      (_, member: MemberInfo | null): TabCommand => ({
        type: 'left',
        memberId: member?.id ?? '',
      }),
    ),
    notifyTabsChanged: sendTo(
      'otherTabs',
      (_, member: MemberInfo | null): TabCommand => ({
        type: 'passwordChanged',
        memberId: member?.id ?? '',
      }),
    ),
    reportStarted: sendParent(({ context }): SessionReport => beginningOf(context)),
    reportAbsent: sendParent({ type: 'session.absent' } satisfies SessionReport),
    reportOffered: sendParent(
      ({ context }, other: string): SessionReport => ({
        type: 'session.linkOffered',
        current: context.member?.account ?? '',
        other,
      }),
    ),
    reportMustChange: sendParent(
      ({ context: { knownPassword } }): SessionReport => ({
        type: 'session.mustChange',
        knownPassword,
      }),
    ),
    reportLeaving: sendParent({ type: 'session.leaving' } satisfies SessionReport),
    reportEnded: sendParent(
      ({ context }, { reason }: { reason?: EndReason }): SessionReport => ({
        type: 'session.ended',
        reason: reason ?? context.suspicion,
        wasAgent: context.wasAgent,
      }),
    ),
  },
  delays: {
    untilRetry: ({ context }) => context.retryAt - Date.now(),
    untilGoodbye: GOODBYE,
  },
}).createMachine({
  id: 'session',
  description:
    'Tracks who is using the site (visitor, player, demo player or agent) from login to logout, across reloads and tabs.',
  context: ({ input: { agentTypes, trialTypes, hasTicket } }) => ({
    ...nobody,
    agentTypes,
    trialTypes,
    hasTicket,
    linkFailure: null,
    wasAgent: false,
    failures: 0,
    retryAt: 0,
  }),
  invoke: { id: 'otherTabs', src: 'otherTabs' },
  on: {
    'session.adopt': {
      target: '.held',
      actions: [
        { type: 'setAdopted', params: ({ event }) => event },
        { type: 'saveToken', params: ({ event }) => event.loggedIn.token },
        'notifyTabsBegan',
      ],
    },
  },
  initial: 'restoring',
  states: {
    restoring: {
      description:
        'The page checks whether the player is logged in. Until then it shows neither a visitor nor a player.',
      tags: ['pending', 'restoring'],
      on: {
        'tab.began': {
          target: 'restoring',
          reenter: true,
          description: 'A player has logged in in another tab, so this tab checks again.',
        },
      },
      invoke: {
        id: 'sessionRestore',
        src: 'sessionRestore',
        onDone: [
          {
            guard: { type: 'isLinked', params: restored },
            target: 'linking',
            actions: { type: 'setReading', params: restored },
          },
          {
            guard: { type: 'isMember', params: restored },
            target: 'held',
            actions: { type: 'setReading', params: restored },
          },
          {
            guard: { type: 'isRefused', params: restored },
            target: 'ended',
            actions: { type: 'setReading', params: restored },
          },
          { guard: { type: 'isNone', params: restored }, target: 'visitor', actions: 'reportAbsent' },
          { target: 'unsure' },
        ],
      },
    },
    linking: {
      description: 'A login link opened the page. A player logged in to another account chooses first.',
      tags: ['pending', 'restoring'],
      exit: 'clearTicket',
      invoke: {
        id: 'loginLink',
        src: 'loginLink',
        input: ({ context }) => ({ memberId: context.member?.id ?? null }),
      },
      on: {
        'link.offered': { actions: { type: 'reportOffered', params: ({ event }) => event.account } },
        'link.stay': { actions: { type: 'forwardAnswer', params: ({ event }) => event } },
        'link.follow': { actions: { type: 'forwardAnswer', params: ({ event }) => event } },
        'link.loggedIn': {
          target: 'held',
          actions: [{ type: 'setLinked', params: ({ event }) => event }, 'notifyTabsBegan'],
        },
        'link.kept': {
          target: 'restoring',
          description: 'The session may have ended during the choice, so it is checked again.',
          actions: [{ type: 'setLinkFailure', params: ({ event }) => event.failure }, 'clearMember'],
        },
      },
    },
    unsure: {
      description:
        'There is a session, but the server did not say whose. The page tries again automatically.',
      tags: ['pending', 'unsure'],
      entry: 'scheduleRetry',
      on: { 'session.retry': 'restoring', 'session.leave': 'leaving' },
      after: { untilRetry: 'restoring' },
    },
    visitor: {
      description: 'The visitor is not logged in.',
      tags: 'visitor',
      on: {
        'tab.began': 'restoring',
        'tab.answers': {
          target: 'restoring',
          description: 'Another tab has answered late with its session, which this tab now checks.',
          actions: { type: 'saveToken', params: ({ event }) => event.token },
        },
      },
    },
    held: {
      description: 'There is a session and its player is known.',
      exit: 'setWasAgent',
      invoke: { id: 'profileLoader', src: 'profileLoader' },
      on: {
        'session.leave': 'leaving',
        'session.refused': 'ended',
        'socket.sessionEnded': { actions: ['markDisplaced', 'reload'] },
        'member.reload': { actions: 'reload' },
        'password.changed': {
          actions: ['reload', { type: 'notifyTabsChanged', params: ({ context }) => context.member }],
        },
        'member.loadFailed': { actions: 'clearDisplaced' },
        'tab.asks': { actions: { type: 'answerTab', params: ({ event }) => event.question } },
        'tab.passwordChanged': {
          guard: { type: 'isSameMember', params: ({ event }) => event.memberId },
          description: 'The password was changed in another tab, so this tab no longer asks for a change.',
          actions: 'reload',
        },
        'tab.left': {
          guard: { type: 'isSameMember', params: ({ event }) => event.memberId },
          target: 'visitor',
          actions: [reportLeft, 'clearStored', 'clearMember'],
        },
      },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'The page checks whether the player has to change the password first.',
          tags: 'pending',
          always: [
            { guard: 'mustChange', target: 'mustChange' },
            { target: 'loggedIn', actions: 'reportStarted' },
          ],
        },
        mustChange: {
          description:
            'The password is the default one or has expired. The player has to change it before anything else.',
          tags: 'mustChange',
          entry: 'reportMustChange',
          exit: 'clearPassword',
          on: {
            'member.read': [
              {
                guard: { type: 'isMember', params: read },
                target: 'arriving',
                actions: [{ type: 'setReading', params: read }, 'markChanged'],
              },
              { target: '#session.ended' },
            ],
            'member.loadFailed': '#session.unsure',
          },
        },
        loggedIn: {
          description: 'The player is logged in.',
          tags: 'loggedIn',
          on: {
            'member.read': [
              {
                guard: { type: 'isMember', params: read },
                target: '.routing',
                actions: [{ type: 'setReading', params: read }, 'clearDisplaced'],
              },
              { target: '#session.ended' },
            ],
          },
          initial: 'routing',
          states: {
            routing: {
              description: 'The account type decides whether this is a player, a demo player or an agent.',
              always: [
                { guard: 'mustChange', target: '#session.held.mustChange' },
                { guard: 'isAgent', target: 'agent' },
                { guard: 'isTrial', target: 'trial' },
                { target: 'player' },
              ],
            },
            player: {
              description: 'The player has a real-money account.',
              tags: 'player',
              entry: { type: 'saveFlags', params: { isAgent: false, isTrial: false } },
            },
            trial: {
              description: 'The player is in demo mode, with a demo balance.',
              tags: 'trial',
              entry: { type: 'saveFlags', params: { isAgent: false, isTrial: true } },
            },
            agent: {
              description: 'The player is an agent.',
              tags: 'agent',
              entry: { type: 'saveFlags', params: { isAgent: true, isTrial: false } },
            },
          },
        },
      },
    },
    leaving: {
      description: 'The server is ending the session. The player is logged out even if it does not respond.',
      tags: 'pending',
      entry: [{ type: 'notifyTabsLeft', params: ({ context }) => context.member }, 'reportLeaving'],
      exit: [reportLeft, 'clearStored', 'clearMember'],
      invoke: { id: 'endSession', src: 'endSession', onDone: 'visitor', onError: 'visitor' },
      after: { untilGoodbye: 'visitor' },
    },
    ended: {
      description: 'The session has expired or was ended elsewhere. The player sees one notice.',
      tags: ['visitor', 'ended'],
      entry: [{ type: 'reportEnded', params: {} }, 'clearStored', 'clearMember'],
      on: { 'session.dismiss': 'visitor', 'tab.began': 'restoring' },
    },
  },
})
