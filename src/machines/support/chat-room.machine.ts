import { assign, type DoneActorEvent, setup, stateIn } from 'xstate'
import type { ChatRead, ChatRequest } from '#api/support/chat-room.ts'
import type { UnsentMessage } from '#api/support/message-draft.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall } from '#machines/kit/provided.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { type ChatMessageReport, chatMessageMachine } from './chat-message.machine.ts'
import { refetchOnNews } from './chat-refetch.ts'
import { mergeMessages, withoutTakenDown } from './chat-room.logic.ts'

/**
 * Time between two refreshes without a pushed message, in ms. Refreshes are needed because nothing is pushed
 * when members come and go.
 */
const REFRESH_INTERVAL = 20_000
/** How long the view shows that earlier messages could not be loaded, in ms. */
const ERROR_SHOWN = 6_000

type Room = Extract<ChatRead, { outcome: 'read' }>['room']

type Input = {
  roomId: string
  /** Id of the member whose unsent text this tab keeps; `''` for visitors, null to keep none. */
  draftOwner?: string | null
  /** Time between two refreshes without a pushed message, in ms. */
  refreshInterval?: number
  unsent?: UnsentMessage
}

type Context = {
  roomId: string
  draftOwner: string | null
  refreshInterval: number
  unsent: UnsentMessage | undefined
  room: Room | null
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Cursor to load earlier messages; null if there are none. */
  earlier: string | null
  failure: CallFailure | null
}

const read = ({ event }: { event: DoneActorEvent<ChatRead> }) => event.output
const failed = { type: 'setFailure', params: errorOf } as const
const isNotFound = {
  type: 'isNotFound',
  params: ({ event }: { event: { error: unknown } }) => callFailureOf(event.error),
} as const
const setRead = { type: 'setRead', params: read } as const

/** A chat room's messages (GAME-12). Another chart handles the message being written. */
export const chatRoomMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as ChatMessageReport | { type: 'room.earlier' } | { type: 'room.retry' },
    tags: {} as 'shown' | 'busy',
    children: {} as {
      readRoom: 'readChat'
      readNews: 'readChat'
      readEarlier: 'readChat'
      chatMessage: 'chatMessage'
    },
  },
  actors: {
    readChat: providedCall<ChatRead, ChatRequest>(),
    chatMessage: chatMessageMachine,
  },
  guards: {
    isOff: (_, answer: ChatRead) => answer.outcome === 'off',
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    hadNewsWhileEntering: stateIn({ entering: 'outdated' }),
    hadNewsWhileReloading: stateIn({ shown: { reloading: 'outdated' } }),
    hasEarlier: ({ context }) => context.earlier !== null,
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
    addMessage: assign({
      messages: ({ context }, message: ChatMessage) => mergeMessages(context.messages, [message]),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
  },
  delays: {
    untilRefresh: ({ context }) => context.refreshInterval,
    untilRead: ERROR_SHOWN,
  },
}).createMachine({
  id: 'chatRoom',
  description: 'Shows the messages of a chat room as they arrive, with a field to write in.',
  context: ({ input: { roomId, refreshInterval = REFRESH_INTERVAL, draftOwner = null, unsent } }) => ({
    roomId,
    refreshInterval,
    draftOwner,
    unsent,
    room: null,
    messages: [],
    earlier: null,
    failure: null,
  }),
  initial: 'entering',
  invoke: {
    id: 'chatMessage',
    src: 'chatMessage',
    input: ({ context: { roomId, draftOwner, refreshInterval, unsent } }) => ({
      roomId,
      draftOwner,
      muteInterval: refreshInterval,
      unsent,
    }),
  },
  on: { 'message.sent': { actions: { type: 'addMessage', params: ({ event }) => event.message } } },
  states: {
    entering: {
      description: 'The newest messages are loading. The player counts as present in the room.',
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
          description:
            'The messages are up to date. They reload when a new message arrives and at regular intervals.',
          on: {
            'chat.news': 'reloading',
            'room.earlier': { guard: 'hasEarlier', target: 'loadingEarlier' },
          },
          after: { untilRefresh: 'reloading' },
        },
        reloading: {
          description: 'New messages are loading.',
          invoke: {
            id: 'readNews',
            src: 'readChat',
            input: ({ context: { roomId, messages } }) => ({ roomId, since: messages.at(-1)?.id }),
            onDone: [
              { guard: { type: 'isOff', params: read }, target: '#chatRoom.off' },
              {
                guard: 'hadNewsWhileReloading',
                target: 'reloading',
                reenter: true,
                actions: setRead,
              },
              { target: 'listening', actions: setRead },
            ],
            onError: [
              { guard: isNotFound, target: '#chatRoom.notFound' },
              {
                description: 'The messages could not be reloaded. The next refresh brings them up to date.',
                target: 'listening',
              },
            ],
          },
          ...refetchOnNews,
        },
        loadingEarlier: {
          description: 'Earlier messages are loading.',
          tags: 'busy',
          invoke: {
            id: 'readEarlier',
            src: 'readChat',
            input: ({ context: { roomId, earlier } }) => ({ roomId, before: earlier ?? undefined }),
            onDone: [
              { guard: { type: 'isOff', params: read }, target: '#chatRoom.off' },
              {
                description: 'New messages may have arrived in the meantime, so the room is refreshed.',
                target: 'reloading',
                actions: [setRead, { type: 'setEarlier', params: read }],
              },
            ],
            onError: [
              { guard: isNotFound, target: '#chatRoom.notFound' },
              { target: 'earlierFailed', actions: failed },
            ],
          },
        },
        earlierFailed: {
          description:
            'Earlier messages could not be loaded. The error is shown for a few seconds, and the player can try again.',
          on: { 'chat.news': 'reloading', 'room.earlier': 'loadingEarlier' },
          after: { untilRead: 'reloading' },
        },
      },
    },
    off: { description: 'Chat is unavailable.' },
    notFound: {
      description: 'The room does not exist or is not for this player.',
      entry: 'clearRead',
    },
    failed: {
      description: 'The room could not be loaded. The player can try again.',
      on: { 'room.retry': 'entering' },
    },
  },
})
