import { assign, type DoneActorEvent, setup } from 'xstate'
import type { openWindow } from '#api/browser/popup-window.ts'
import type { ChatLaunched, ChatWanted } from '#api/support/live-chat.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'

type WindowOutcome = ReturnType<typeof openWindow>

type Input = {
  wanted: ChatWanted
  /** Whether chats take place on this site, so that no window has to be opened in advance. */
  isBuiltIn: boolean
  /** Id of the conversation that was to be resumed but no longer exists. */
  gone?: string
}

type Context = Omit<Input, 'gone'> & {
  gone: string | null
  conversation: string | null
  /** The validated URL of an external chat. */
  href: string
  failure: CallFailure | null
  refusal: 'unsafeAddress' | 'off' | null
  /** How long to wait after too many requests, in ms. */
  wait: number
}

const launched = ({ event }: { event: DoneActorEvent<ChatLaunched> }) => event.output
const hasLaunchedAs = <Outcome extends ChatLaunched['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasLaunchedAs',
    params: ({ event }: { event: DoneActorEvent<ChatLaunched> }) => ({ launched: event.output, outcome }),
  }) as const
const isBlocked = {
  type: 'isBlocked',
  params: ({ event }: { event: DoneActorEvent<WindowOutcome> }) => event.output,
} as const
/**
 * Transitions that request a chat. The window of an external chat opens at once, because browsers block
 * windows that open later.
 */
const request = [
  { guard: 'isExternal', target: 'requesting', actions: 'reserveWindow' },
  { target: 'requesting' },
] as const

/** Opens a conversation with customer service (CS-02), on this site or at the operator's URL. */
export const liveChatMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'chat.open' } | { type: 'chat.openWindow' },
    tags: {} as 'busy',
    output: {} as { conversation: string },
  },
  actors: {
    launchChat: providedCall<ChatLaunched, ChatWanted>(),
    openWindow: providedCall<WindowOutcome, { href: string }>(),
  },
  guards: {
    hasLostChat: ({ context }) => context.gone !== null,
    isExternal: ({ context }) => !context.isBuiltIn,
    hasLaunchedAs: (_, { launched, outcome }: { launched: ChatLaunched; outcome: ChatLaunched['outcome'] }) =>
      launched.outcome === outcome,
    isBlocked: (_, outcome: WindowOutcome) => outcome === 'blocked',
  },
  actions: {
    reserveWindow: providedEffect(),
    releaseWindow: providedEffect(),
    clearLostChat: providedEffect(),
    setLaunched: assign((_, answer: ChatLaunched) => ({
      refusal: answer.outcome === 'unsafeAddress' || answer.outcome === 'off' ? answer.outcome : null,
      conversation: answer.outcome === 'onSite' ? answer.conversation : null,
      href: answer.outcome === 'external' ? answer.href : '',
      wait: answer.outcome === 'throttled' ? answer.wait : 0,
    })),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: { untilAllowed: ({ context }) => context.wait },
}).createMachine({
  id: 'liveChat',
  description: 'Opens a chat with customer support, on this site or in a window, or says that there is none.',
  context: ({ input }) => ({
    ...input,
    gone: input.gone ?? null,
    conversation: null,
    href: '',
    refusal: null,
    failure: null,
    wait: 0,
  }),
  initial: 'routing',
  output: ({ context: { conversation } }) => ({ conversation: conversation ?? '' }),
  states: {
    routing: {
      description: 'The page checks whether an earlier chat should be resumed.',
      always: [{ guard: 'hasLostChat', target: 'notFound' }, { target: 'closed' }],
    },
    notFound: {
      description: 'The earlier chat has ended or belongs to another player. The player can start a new one.',
      entry: 'clearLostChat',
      on: { 'chat.open': request },
    },
    closed: {
      description: 'No chat is open.',
      on: { 'chat.open': request },
    },
    requesting: {
      description: 'The page is requesting a chat.',
      tags: 'busy',
      invoke: {
        id: 'launchChat',
        src: 'launchChat',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: hasLaunchedAs('onSite'),
            target: 'onSite',
            actions: ['releaseWindow', { type: 'setLaunched', params: launched }],
          },
          {
            guard: hasLaunchedAs('external'),
            target: 'openingWindow',
            actions: { type: 'setLaunched', params: launched },
          },
          {
            guard: hasLaunchedAs('throttled'),
            target: 'waiting',
            actions: ['releaseWindow', { type: 'setLaunched', params: launched }],
          },
          { target: 'refused', actions: ['releaseWindow', { type: 'setLaunched', params: launched }] },
        ],
        onError: { target: 'failed', actions: ['releaseWindow', { type: 'setFailure', params: errorOf }] },
      },
    },
    openingWindow: {
      description: 'The chat is on the operator’s own page, which opens in a window.',
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
      description: 'The browser blocked the window. A button opens it.',
      on: { 'chat.openWindow': 'openingWindow' },
    },
    opened: {
      description: 'The chat is open in its own window.',
      on: { 'chat.openWindow': 'openingWindow' },
    },
    onSite: { description: 'The chat is open on this site.', type: 'final' },
    refused: {
      description: 'Customer support offers no chat, or its address is not safe to open.',
      on: { 'chat.open': request },
    },
    waiting: {
      description: 'Too many chats were opened. The player can open one after a wait.',
      after: { untilAllowed: 'closed' },
    },
    failed: {
      description: 'The chat could not be opened. The player can try again.',
      on: { 'chat.open': request },
    },
  },
})
