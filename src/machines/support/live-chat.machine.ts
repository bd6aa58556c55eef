import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate'
import { openWindow, releaseWindow, reserveWindow } from '#api/play/popup-window.ts'
import { type ChatLaunched, type ChatWanted, clearChat, launchChat } from '#api/support/live-chat.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'

type WindowOutcome = ReturnType<typeof openWindow>

type Input = {
  wanted: ChatWanted
  /** Whether conversations are held on this site, so that no window has to be kept for them. */
  isBuiltIn: boolean
  /** A conversation that was to be gone on with, and is no more. */
  gone?: string
}

type Context = Omit<Input, 'gone'> & {
  gone: string | null
  /** The conversation on this site. */
  conversation: string | null
  /** A safe address of another one. */
  href: string
  failure: CallFailure | null
  /** Milliseconds. */
  wait: number
}

const launched = ({ event }: { event: DoneActorEvent<ChatLaunched> }) => event.output
const isLaunched = <Outcome extends ChatLaunched['outcome']>(outcome: Outcome) =>
  ({
    type: 'isLaunched',
    params: ({ event }: { event: DoneActorEvent<ChatLaunched> }) => ({ launched: event.output, outcome }),
  }) as const
const isBlocked = {
  type: 'isBlocked',
  params: ({ event }: { event: DoneActorEvent<WindowOutcome> }) => event.output,
} as const

/** CS-02: opens a conversation with customer service, here or where the operator holds it. */
export const liveChatMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'chat.open' } | { type: 'chat.openWindow' },
    tags: {} as 'busy',
    output: {} as { conversation: string },
  },
  actors: {
    launchChat: fromPromise<ChatLaunched, ChatWanted>(({ input, signal }) => launchChat(input, signal)),
    openWindow: fromPromise<WindowOutcome, { href: string }>(async ({ input }) => openWindow(input.href)),
  },
  guards: {
    isGone: ({ context }) => context.gone !== null,
    isElsewhere: ({ context }) => !context.isBuiltIn,
    isLaunched: (_, { launched, outcome }: { launched: ChatLaunched; outcome: ChatLaunched['outcome'] }) =>
      launched.outcome === outcome,
    isBlocked: (_, outcome: WindowOutcome) => outcome === 'blocked',
  },
  actions: {
    reserveWindow: () => reserveWindow(),
    releaseWindow: () => releaseWindow(),
    forgetGone: ({ context: { gone } }) => {
      if (gone !== null) clearChat(gone)
    },
    keepLaunched: assign((_, answer: ChatLaunched) => ({
      conversation: answer.outcome === 'here' ? answer.conversation : null,
      href: answer.outcome === 'elsewhere' ? answer.href : '',
      wait: answer.outcome === 'throttled' ? answer.wait : 0,
    })),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilAllowed: ({ context }) => context.wait },
}).createMachine({
  id: 'liveChat',
  description:
    'Leads whoever needs help to a conversation with customer service, and says so where there is none.',
  context: ({ input }) => ({
    ...input,
    gone: input.gone ?? null,
    conversation: null,
    href: '',
    failure: null,
    wait: 0,
  }),
  initial: 'arriving',
  output: ({ context: { conversation } }) => ({ conversation: conversation ?? '' }),
  states: {
    arriving: {
      description: 'It is looked at whether there was a conversation.',
      always: [{ guard: 'isGone', target: 'gone' }, { target: 'closed' }],
    },
    gone: {
      description:
        'The conversation that was to be gone on with is no more, or is somebody else’s; another one may be begun.',
      entry: 'forgetGone',
      on: { 'chat.open': 'asking' },
    },
    closed: {
      description: 'No conversation was asked for.',
      on: {
        'chat.open': [
          { guard: 'isElsewhere', target: 'asking', actions: 'reserveWindow' },
          { target: 'asking' },
        ],
      },
    },
    asking: {
      description: 'The platform is asked where the conversation is held.',
      tags: 'busy',
      invoke: {
        id: 'launchChat',
        src: 'launchChat',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: isLaunched('here'),
            target: 'here',
            actions: ['releaseWindow', { type: 'keepLaunched', params: launched }],
          },
          {
            guard: isLaunched('elsewhere'),
            target: 'opening',
            actions: { type: 'keepLaunched', params: launched },
          },
          {
            guard: isLaunched('throttled'),
            target: 'waiting',
            actions: ['releaseWindow', { type: 'keepLaunched', params: launched }],
          },
          { guard: isLaunched('badAddress'), target: 'astray', actions: 'releaseWindow' },
          { target: 'off', actions: 'releaseWindow' },
        ],
        onError: { target: 'failed', actions: ['releaseWindow', { type: 'keepFailure', params: errorOf }] },
      },
    },
    opening: {
      description: 'The conversation is held on the operator’s own page, which opens in a window.',
      tags: 'busy',
      invoke: {
        id: 'openWindow',
        src: 'openWindow',
        input: ({ context }) => ({ href: context.href }),
        onDone: [{ guard: isBlocked, target: 'blocked' }, { target: 'opened' }],
        onError: 'blocked',
      },
    },
    blocked: {
      description: 'The browser held the window back; a press opens it.',
      on: { 'chat.openWindow': 'opening' },
    },
    opened: {
      description: 'The conversation is open in its window.',
      on: { 'chat.openWindow': 'opening' },
    },
    here: { description: 'The conversation is held on this site.', type: 'final' },
    astray: {
      description: 'The platform named an address that is not safe to open; nobody is led there.',
      on: { 'chat.open': 'asking' },
    },
    off: { description: 'The operator holds no conversations.', on: { 'chat.open': 'asking' } },
    waiting: {
      description: 'Too many were opened; for a while none is.',
      after: { untilAllowed: 'closed' },
    },
    failed: {
      description: 'The platform did not answer; it may be asked again.',
      on: {
        'chat.open': [
          { guard: 'isElsewhere', target: 'asking', actions: 'reserveWindow' },
          { target: 'asking' },
        ],
      },
    },
  },
})
