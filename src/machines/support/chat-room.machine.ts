import { assign, type DoneActorEvent, raise, setup, stateIn } from 'xstate'
import type { ChatRead, ChatRequest, Said, Saying } from '#api/support/chat-room.ts'
import type { UnsentMessage } from '#api/support/message-draft.ts'
import { madePlain } from '#domain/text/sanitize-text.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { refetchOnNews } from './chat-refetch.ts'
import { mergeMessages, withoutTakenDown } from './chat-room.logic.ts'

/** Ms between refreshes without news; presence changes are not pushed. */
const LOOK = 20_000
/** Ms for which a failed load of earlier messages is shown. */
const SAID = 6_000

type Room = Extract<ChatRead, { outcome: 'read' }>['room']

type Context = {
  roomId: string
  /** The member whose unsent text is kept in the tab (`''` for visitors); null to keep none. */
  keptFor: string | null
  /** Ms between refreshes. */
  look: number
  room: Room | null
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** Cursor for earlier messages; null if there are none. */
  earlier: string | null
  text: string
  /** The message being sent, or that failed to send. */
  saying: Saying | null
  /** ISO 8601 end of the mute. */
  mutedUntil: string | null
  /** Ms. */
  wait: number
  failure: CallFailure | null
}

const read = ({ event }: { event: DoneActorEvent<ChatRead> }) => event.output
const said = ({ event }: { event: DoneActorEvent<Said> }) => event.output
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
const hasOutcome = <Outcome extends Said['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasOutcome',
    params: ({ event }: { event: DoneActorEvent<Said> }) => ({ said: event.output, outcome }),
  }) as const

/** A chat room (GAME-12): its messages and the one being written. */
export const chatRoomMachine = setup({
  types: {
    /** `look`: ms between refreshes without news; `unsent`: the text saved in this tab. */
    input: {} as { roomId: string; look?: number; unsent?: UnsentMessage } & Partial<
      Pick<Context, 'keptFor'>
    >,
    context: {} as Context,
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'message.send' }
      | { type: 'chat.news' }
      | { type: 'room.earlier' }
      | { type: 'room.retry' },
    tags: {} as 'shown' | 'busy' | 'sending',
    children: {} as { readRoom: 'readChat'; readNews: 'readChat'; readEarlier: 'readChat'; say: 'say' },
  },
  actors: {
    readChat: providedCall<ChatRead, ChatRequest>(),
    say: providedCall<Said, Saying>(),
  },
  guards: {
    isOff: (_, answer: ChatRead) => answer.outcome === 'off',
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isBarred: (_, answer: Said) => answer.outcome === 'muted' && answer.until === null,
    hadNewsWhileEntering: stateIn({ room: { entering: 'outdated' } }),
    hadNewsWhileReloading: stateIn({ room: { shown: { reloading: 'outdated' } } }),
    hasEarlier: ({ context }) => context.earlier !== null,
    hasText: ({ context }) => madePlain(context.text) !== '',
    hasOutcome: (_, { said, outcome }: { said: Said; outcome: Said['outcome'] }) => said.outcome === outcome,
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
      saying: ({ context: { roomId, text, saying } }) => saying ?? sayingAs(randomId(), roomId, text),
    }),
    showSent: assign(({ context }, answer: Said) => ({
      ...(answer.outcome === 'said' && { messages: mergeMessages(context.messages, [answer.message]) }),
      text: '',
      saying: null,
    })),
    clearOutgoing: assign({ saying: null }),
    setWait: assign({ wait: (_, answer: Said) => (answer.outcome === 'throttled' ? answer.wait : 0) }),
    setMuted: assign({
      mutedUntil: (_, answer: Said) => (answer.outcome === 'muted' ? answer.until : null),
    }),
    setFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    raiseNews: raise({ type: 'chat.news' }),
  },
  delays: {
    untilLook: ({ context }) => context.look,
    untilRead: SAID,
    untilAllowed: ({ context }) => context.wait,
  },
}).createMachine({
  id: 'chatRoom',
  description: 'Shows what is said in a room as it is said, and lets members say something, each thing once.',
  context: ({ input: { roomId, look = LOOK, keptFor = null, unsent } }) => ({
    roomId,
    look,
    keptFor,
    room: null,
    messages: [],
    earlier: null,
    text: unsent?.text ?? '',
    saying: unsent?.clientId ? sayingAs(unsent.clientId, roomId, unsent.text) : null,
    mutedUntil: null,
    wait: 0,
    failure: null,
  }),
  type: 'parallel',
  states: {
    room: {
      description: 'What was said.',
      initial: 'entering',
      states: {
        entering: {
          description: 'The newest messages are read; whoever reads is in the room.',
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
              description: 'News are waited for, and looked for now and then.',
              on: {
                'chat.news': 'reloading',
                'room.earlier': { guard: 'hasEarlier', target: 'loadingEarlier' },
              },
              after: { untilLook: 'reloading' },
            },
            reloading: {
              description: 'What was said meanwhile is read.',
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
                    description: 'What is missing comes with the next look.',
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
                    description: 'News that came meanwhile were not heard, so they are looked for.',
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
                'Earlier messages did not arrive, which is said for a moment; they may be asked for again.',
              on: { 'chat.news': 'reloading', 'room.earlier': 'loadingEarlier' },
              after: { untilRead: 'reloading' },
            },
          },
        },
        off: { description: 'The operator has no chat.', type: 'final' },
        notFound: {
          description: 'The platform knows no such room, or not for whoever asks; nothing of it is shown.',
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
      description: 'What is being written.',
      initial: 'writing',
      states: {
        writing: {
          description: 'Something can be written and sent.',
          on: {
            'text.change': { actions: [setText, 'clearOutgoing', 'saveText'] },
            'message.send': { guard: 'hasText', target: 'sending', actions: ['startMessage', 'saveText'] },
          },
        },
        sending: {
          description: 'The message is on its way.',
          tags: 'sending',
          invoke: {
            id: 'say',
            src: 'say',
            input: ({ context }) => sayingOf(context),
            onDone: [
              {
                guard: hasOutcome('said'),
                target: 'writing',
                actions: [{ type: 'showSent', params: said }, 'saveText'],
              },
              {
                guard: hasOutcome('throttled'),
                target: 'waiting',
                actions: [{ type: 'setWait', params: said }, 'clearOutgoing'],
              },
              { guard: { type: 'isBarred', params: said }, target: 'barred' },
              {
                guard: hasOutcome('muted'),
                target: 'muted',
                actions: [{ type: 'setMuted', params: said }, 'clearOutgoing'],
              },
              { target: 'closed', actions: 'clearOutgoing' },
            ],
            onError: [
              {
                guard: isNotFound,
                description: 'The room may be gone, which is looked at now.',
                target: 'sendFailed',
                actions: [failed, 'raiseNews'],
              },
              { target: 'sendFailed', actions: failed },
            ],
          },
        },
        sendFailed: {
          description: 'The message did not get through; sent again it is the same one, and said once.',
          on: {
            'message.send': 'sending',
            'text.change': {
              description: 'What is written otherwise is another message.',
              target: 'writing',
              actions: [setText, 'clearOutgoing', 'saveText'],
            },
          },
        },
        waiting: {
          description:
            'Too much was said in a short time; what was written stays and may be sent in a moment.',
          on: { 'text.change': { actions: [setText, 'saveText'] } },
          after: { untilAllowed: 'writing' },
        },
        muted: {
          description: 'The member may not write for a while; what was written stays.',
          after: { untilLook: 'writing' },
        },
        barred: { description: 'The member may not write in this room any more.', type: 'final' },
        closed: {
          description: 'Nothing can be said in this room for now; what was written stays.',
          on: {
            'text.change': { actions: [setText, 'saveText'] },
            'message.send': { guard: 'hasText', target: 'sending', actions: ['startMessage', 'saveText'] },
          },
        },
      },
    },
  },
})

const sayingAs = (clientId: string, roomId: string, text: string): Saying => ({
  ...{ roomId, clientId },
  text: madePlain(text),
})

function sayingOf({ saying }: Context): Saying {
  if (!saying) throw new Error('There is nothing to say.')
  return saying
}
