import { assign, type DoneActorEvent, raise, setup, stateIn } from 'xstate'
import type { ChatRead, ChatRequest, OutgoingMessage, SendOutcome } from '#api/support/chat-room.ts'
import type { UnsentMessage } from '#api/support/message-draft.ts'
import { sanitizeText } from '#domain/text/sanitize-text.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { refetchOnNews } from './chat-refetch.ts'
import { mergeMessages, withoutTakenDown } from './chat-room.logic.ts'

/** Ms between refreshes without news; presence changes are not pushed. */
const REFRESH_INTERVAL = 20_000
/** Ms for which a failed load of earlier messages is shown. */
const ERROR_SHOWN = 6_000

type Room = Extract<ChatRead, { outcome: 'read' }>['room']

type Context = {
  roomId: string
  /** The member whose unsent text is kept in the tab (`''` for visitors); null to keep none. */
  draftOwner: string | null
  /** Ms. */
  refreshInterval: number
  room: Room | null
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Cursor for earlier messages; null if there are none. */
  earlier: string | null
  text: string
  /** The message being sent, or that failed to send. */
  outgoing: OutgoingMessage | null
  /** ISO 8601 end of the mute. */
  mutedUntil: string | null
  /** Ms. */
  wait: number
  failure: CallFailure | null
}

const read = ({ event }: { event: DoneActorEvent<ChatRead> }) => event.output
const sent = ({ event }: { event: DoneActorEvent<SendOutcome> }) => event.output
const failed = { type: 'setFailure', params: errorOf } as const
const isNotFound = {
  type: 'isNotFound',
  params: ({ event }: { event: { error: unknown } }) => callFailureOf(event.error),
} as const
const setText = {
  type: 'setText',
  params: ({ event }: { event: { text: string } }) => event.text,
} as const
const setRead = { type: 'setRead', params: read } as const
const hasOutcome = <Outcome extends SendOutcome['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasOutcome',
    params: ({ event }: { event: DoneActorEvent<SendOutcome> }) => ({ sent: event.output, outcome }),
  }) as const

/** A chat room (GAME-12): its messages and the one being written. */
export const chatRoomMachine = setup({
  types: {
    /** `refreshInterval`: ms between refreshes without news; `unsent`: the text saved in this tab. */
    input: {} as { roomId: string; refreshInterval?: number; unsent?: UnsentMessage } & Partial<
      Pick<Context, 'draftOwner'>
    >,
    context: {} as Context,
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'message.send' }
      | { type: 'chat.news' }
      | { type: 'room.earlier' }
      | { type: 'room.retry' },
    tags: {} as 'shown' | 'busy' | 'sending',
    children: {} as {
      readRoom: 'readChat'
      readNews: 'readChat'
      readEarlier: 'readChat'
      sendMessage: 'sendMessage'
    },
  },
  actors: {
    readChat: providedCall<ChatRead, ChatRequest>(),
    sendMessage: providedCall<SendOutcome, OutgoingMessage>(),
  },
  guards: {
    isOff: (_, answer: ChatRead) => answer.outcome === 'off',
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isBarred: (_, answer: SendOutcome) => answer.outcome === 'muted' && answer.until === null,
    hadNewsWhileEntering: stateIn({ room: { entering: 'outdated' } }),
    hadNewsWhileReloading: stateIn({ room: { shown: { reloading: 'outdated' } } }),
    hasEarlier: ({ context }) => context.earlier !== null,
    hasText: ({ context }) => sanitizeText(context.text) !== '',
    hasOutcome: (_, { sent, outcome }: { sent: SendOutcome; outcome: SendOutcome['outcome'] }) =>
      sent.outcome === outcome,
  },
  actions: {
    setRead: assign(({ context }, answer: ChatRead) =>
      answer.outcome === 'read'
        ? {
            room: answer.room,
            messages: withoutTakenDown(mergeMessages(context.messages, answer.messages), answer.takenDown),
            failure: null,
          }
        : {},
    ),
    setEarlier: assign({
      earlier: (_, answer: ChatRead) => (answer.outcome === 'read' ? answer.earlier : null),
    }),
    clearRead: assign({ room: null, messages: [], earlier: null }),
    setText: assign({ text: (_, text: string) => text }),
    saveText: providedEffect(),
    /** A retry keeps the id of the failed message. */
    startMessage: assign({
      outgoing: ({ context: { roomId, text, outgoing } }) =>
        outgoing ?? outgoingMessage(randomId(), roomId, text),
    }),
    showSent: assign(({ context }, answer: SendOutcome) => ({
      ...(answer.outcome === 'sent' && { messages: mergeMessages(context.messages, [answer.message]) }),
      text: '',
      outgoing: null,
    })),
    clearOutgoing: assign({ outgoing: null }),
    setWait: assign({ wait: (_, answer: SendOutcome) => (answer.outcome === 'throttled' ? answer.wait : 0) }),
    setMuted: assign({
      mutedUntil: (_, answer: SendOutcome) => (answer.outcome === 'muted' ? answer.until : null),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    raiseNews: raise({ type: 'chat.news' }),
  },
  delays: {
    untilRefresh: ({ context }) => context.refreshInterval,
    untilRead: ERROR_SHOWN,
    untilAllowed: ({ context }) => context.wait,
  },
}).createMachine({
  id: 'chatRoom',
  description: 'Shows the messages of a room as they arrive, and sends each message of a member once.',
  context: ({ input: { roomId, refreshInterval = REFRESH_INTERVAL, draftOwner = null, unsent } }) => ({
    roomId,
    refreshInterval,
    draftOwner,
    room: null,
    messages: [],
    earlier: null,
    text: unsent?.text ?? '',
    outgoing: unsent?.clientId ? outgoingMessage(unsent.clientId, roomId, unsent.text) : null,
    mutedUntil: null,
    wait: 0,
    failure: null,
  }),
  type: 'parallel',
  states: {
    room: {
      description: 'The messages of the room.',
      initial: 'entering',
      states: {
        entering: {
          description: 'The newest messages are loaded; the reader counts as present.',
          tags: 'busy',
          invoke: {
            id: 'readRoom',
            src: 'readChat',
            input: ({ context: { roomId } }) => ({ roomId }),
            onDone: [
              { guard: { type: 'isOff', params: read }, target: 'off' },
              {
                guard: 'hadNewsWhileEntering',
                target: 'shown.reloading',
                actions: [setRead, { type: 'setEarlier', params: read }],
              },
              { target: 'shown', actions: [setRead, { type: 'setEarlier', params: read }] },
            ],
            onError: [
              { guard: isNotFound, target: 'notFound' },
              { target: 'failed', actions: failed },
            ],
          },
          ...refetchOnNews,
        },
        shown: {
          description: 'The messages are shown.',
          tags: 'shown',
          initial: 'listening',
          states: {
            listening: {
              description: 'The chart waits for news, and refreshes now and then.',
              on: {
                'chat.news': 'reloading',
                'room.earlier': { guard: 'hasEarlier', target: 'loadingEarlier' },
              },
              after: { untilRefresh: 'reloading' },
            },
            reloading: {
              description: 'New messages are loaded.',
              invoke: {
                id: 'readNews',
                src: 'readChat',
                input: ({ context: { roomId, messages } }) => ({ roomId, since: messages.at(-1)?.id }),
                onDone: [
                  { guard: { type: 'isOff', params: read }, target: '#chatRoom.room.off' },
                  {
                    guard: 'hadNewsWhileReloading',
                    target: 'reloading',
                    reenter: true,
                    actions: setRead,
                  },
                  { target: 'listening', actions: setRead },
                ],
                onError: [
                  { guard: isNotFound, target: '#chatRoom.room.notFound' },
                  {
                    description: 'Missing messages come with the next refresh.',
                    target: 'listening',
                  },
                ],
              },
              ...refetchOnNews,
            },
            loadingEarlier: {
              description: 'Earlier messages are read.',
              tags: 'busy',
              invoke: {
                id: 'readEarlier',
                src: 'readChat',
                input: ({ context: { roomId, earlier } }) => ({ roomId, before: earlier ?? undefined }),
                onDone: [
                  { guard: { type: 'isOff', params: read }, target: '#chatRoom.room.off' },
                  {
                    description: 'News that came meanwhile were missed, so the room is refreshed.',
                    target: 'reloading',
                    actions: [setRead, { type: 'setEarlier', params: read }],
                  },
                ],
                onError: [
                  { guard: isNotFound, target: '#chatRoom.room.notFound' },
                  { target: 'earlierFailed', actions: failed },
                ],
              },
            },
            earlierFailed: {
              description:
                'Earlier messages did not arrive; the error is shown for a moment, and they can be loaded again.',
              on: { 'chat.news': 'reloading', 'room.earlier': 'loadingEarlier' },
              after: { untilRead: 'reloading' },
            },
          },
        },
        off: { description: 'The operator has no chat.', type: 'final' },
        notFound: {
          description: 'The room does not exist, or not for this member; nothing of it is shown.',
          entry: 'clearRead',
          type: 'final',
        },
        failed: {
          description: 'The room could not be read; it may be tried again.',
          on: { 'room.retry': 'entering' },
        },
      },
    },
    message: {
      description: 'The message being written.',
      initial: 'writing',
      states: {
        writing: {
          description: 'A message can be written and sent.',
          on: {
            'text.change': { actions: [setText, 'clearOutgoing', 'saveText'] },
            'message.send': { guard: 'hasText', target: 'sending', actions: ['startMessage', 'saveText'] },
          },
        },
        sending: {
          description: 'The message is on its way.',
          tags: 'sending',
          invoke: {
            id: 'sendMessage',
            src: 'sendMessage',
            input: ({ context }) => outgoingIn(context),
            onDone: [
              {
                guard: hasOutcome('sent'),
                target: 'writing',
                actions: [{ type: 'showSent', params: sent }, 'saveText'],
              },
              {
                guard: hasOutcome('throttled'),
                target: 'waiting',
                actions: [{ type: 'setWait', params: sent }, 'clearOutgoing'],
              },
              { guard: { type: 'isBarred', params: sent }, target: 'barred' },
              {
                guard: hasOutcome('muted'),
                target: 'muted',
                actions: [{ type: 'setMuted', params: sent }, 'clearOutgoing'],
              },
              { target: 'closed', actions: 'clearOutgoing' },
            ],
            onError: [
              {
                guard: isNotFound,
                description: 'The room may be gone, so it is refreshed.',
                target: 'sendFailed',
                actions: [failed, 'raiseNews'],
              },
              { target: 'sendFailed', actions: failed },
            ],
          },
        },
        sendFailed: {
          description: 'No answer came; sent again it is the same message, and is posted once.',
          on: {
            'message.send': 'sending',
            'text.change': {
              description: 'An edited text is another message.',
              target: 'writing',
              actions: [setText, 'clearOutgoing', 'saveText'],
            },
          },
        },
        waiting: {
          description:
            'Too many messages were sent in a short time; the text stays and can be sent in a moment.',
          on: { 'text.change': { actions: [setText, 'saveText'] } },
          after: { untilAllowed: 'writing' },
        },
        muted: {
          description: 'The member may not write for a while; the text stays.',
          after: { untilRefresh: 'writing' },
        },
        barred: { description: 'The member may not write in this room any more.', type: 'final' },
        closed: {
          description: 'The room is closed for now; the text stays.',
          on: {
            'text.change': { actions: [setText, 'saveText'] },
            'message.send': { guard: 'hasText', target: 'sending', actions: ['startMessage', 'saveText'] },
          },
        },
      },
    },
  },
})

const outgoingMessage = (clientId: string, roomId: string, text: string): OutgoingMessage => ({
  ...{ roomId, clientId },
  text: sanitizeText(text),
})

function outgoingIn({ outgoing }: Context): OutgoingMessage {
  if (!outgoing) throw new Error('There is no message to send.')
  return outgoing
}
