import { assign, type DoneActorEvent, fromPromise, raise, setup, stateIn } from 'xstate'
import {
  type ChatRead,
  type ChatRequest,
  mergeMessages,
  readChat,
  type Said,
  type Saying,
  say,
  withoutTakenDown,
} from '#api/support/chat-room.ts'
import { saveMessage, type UnsentMessage } from '#api/support/message-draft.ts'
import { madePlain } from '#domain/text/sanitize-text.ts'
import { type CallFailure, callFailureOf, errorOf } from '#machines/kit/call-failure.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'
import { untilOutrun } from './chat-refetch.ts'

/** Milliseconds after which the room is looked at anew where no news came: presence is told no other way. */
const LOOK = 20_000
/** Milliseconds for which it is said that earlier messages did not arrive. */
const SAID = 6_000

type Room = Extract<ChatRead, { outcome: 'read' }>['room']

type Context = {
  roomId: string
  /** Whose text is kept in the tab until it is said, a visitor having no id (`''`); null where it is not kept. */
  keptFor: string | null
  /** Milliseconds. */
  look: number
  room: Room | null
  /** The oldest first. */
  messages: readonly ChatMessage[]
  /** Before which message there are more. */
  earlier: string | null
  /** What is being written. */
  text: string
  /** What is on its way, or did not get through. */
  saying: Saying | null
  /** Until when nothing may be written; ISO 8601. */
  mutedUntil: string | null
  /** Milliseconds. */
  wait: number
  failure: CallFailure | null
}

const read = ({ event }: { event: DoneActorEvent<ChatRead> }) => event.output
const said = ({ event }: { event: DoneActorEvent<Said> }) => event.output
const failed = { type: 'keepFailure', params: errorOf } as const
const isGone = {
  type: 'isGone',
  params: ({ event }: { event: { error: unknown } }) => callFailureOf(event.error),
} as const
const keepText = {
  type: 'keepText',
  params: ({ event }: { event: { text: string } }) => event.text,
} as const
const keepRead = { type: 'keepRead', params: read } as const
const isSaid = <Outcome extends Said['outcome']>(outcome: Outcome) =>
  ({
    type: 'isSaid',
    params: ({ event }: { event: DoneActorEvent<Said> }) => ({ said: event.output, outcome }),
  }) as const

/** A room in which people talk (GAME-12): what was said in it, and what is being written. */
export const chatRoomMachine = setup({
  types: {
    /** `look`: milliseconds after which the room is looked at anew where no news came; `unsent`: what was typed before. */
    input: {} as { roomId: string; look?: number; unsent?: UnsentMessage } & Partial<
      Pick<Context, 'keptFor'>
    >,
    context: {} as Context,
    events: {} as
      | { type: 'text.change'; text: string }
      | { type: 'message.send' }
      /** The platform says that something was said somewhere. */
      | { type: 'chat.news' }
      | { type: 'room.earlier' }
      | { type: 'room.retry' },
    tags: {} as 'shown' | 'busy' | 'sending',
    children: {} as { readRoom: 'readChat'; readNews: 'readChat'; readEarlier: 'readChat'; say: 'say' },
  },
  actors: {
    readChat: fromPromise<ChatRead, ChatRequest>(({ input, signal }) => readChat(input, signal)),
    say: fromPromise<Said, Saying>(({ input, signal }) => say(input, signal)),
  },
  guards: {
    isOff: (_, answer: ChatRead) => answer.outcome === 'off',
    isGone: (_, failure: CallFailure) => failure.reason === 'missing',
    isBarred: (_, answer: Said) => answer.outcome === 'muted' && answer.until === null,
    newsWhileEntering: stateIn({ room: { entering: 'outrun' } }),
    newsWhileLooking: stateIn({ room: { shown: { looking: 'outrun' } } }),
    hasEarlier: ({ context }) => context.earlier !== null,
    hasText: ({ context }) => madePlain(context.text) !== '',
    isSaid: (_, { said, outcome }: { said: Said; outcome: Said['outcome'] }) => said.outcome === outcome,
  },
  actions: {
    keepRead: assign(({ context }, answer: ChatRead) =>
      answer.outcome === 'read'
        ? {
            room: answer.room,
            messages: withoutTakenDown(mergeMessages(context.messages, answer.messages), answer.takenDown),
            failure: null,
          }
        : {},
    ),
    keepEarlier: assign({
      earlier: (_, answer: ChatRead) => (answer.outcome === 'read' ? answer.earlier : null),
    }),
    forgetRead: assign({ room: null, messages: [], earlier: null }),
    keepText: assign({ text: (_, text: string) => text }),
    noteText: ({ context: { keptFor, roomId, text, saying } }) => {
      if (keptFor !== null)
        saveMessage({ memberId: keptFor, about: roomId }, { text, clientId: saying?.clientId ?? null })
    },
    /** A message that was sent before goes as the same one. */
    beginSaying: assign({
      saying: ({ context: { roomId, text, saying } }) => saying ?? sayingAs(randomId(), roomId, text),
    }),
    showSaid: assign(({ context }, answer: Said) => ({
      ...(answer.outcome === 'said' && { messages: mergeMessages(context.messages, [answer.message]) }),
      text: '',
      saying: null,
    })),
    forgetSaying: assign({ saying: null }),
    keepWait: assign({ wait: (_, answer: Said) => (answer.outcome === 'throttled' ? answer.wait : 0) }),
    keepMuted: assign({
      mutedUntil: (_, answer: Said) => (answer.outcome === 'muted' ? answer.until : null),
    }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    lookAnew: raise({ type: 'chat.news' }),
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
                guard: 'newsWhileEntering',
                target: 'shown.looking',
                actions: [keepRead, { type: 'keepEarlier', params: read }],
              },
              { target: 'shown', actions: [keepRead, { type: 'keepEarlier', params: read }] },
            ],
            onError: [
              { guard: isGone, target: 'gone' },
              { target: 'failed', actions: failed },
            ],
          },
          ...untilOutrun,
        },
        shown: {
          description: 'The messages are shown.',
          tags: 'shown',
          initial: 'listening',
          states: {
            listening: {
              description: 'News are waited for, and looked for now and then.',
              on: {
                'chat.news': 'looking',
                'room.earlier': { guard: 'hasEarlier', target: 'lookingBack' },
              },
              after: { untilLook: 'looking' },
            },
            looking: {
              description: 'What was said meanwhile is read.',
              invoke: {
                id: 'readNews',
                src: 'readChat',
                input: ({ context: { roomId, messages } }) => ({ roomId, since: messages.at(-1)?.id }),
                onDone: [
                  { guard: { type: 'isOff', params: read }, target: '#chatRoom.room.off' },
                  {
                    guard: 'newsWhileLooking',
                    target: 'looking',
                    reenter: true,
                    actions: keepRead,
                  },
                  { target: 'listening', actions: keepRead },
                ],
                onError: [
                  { guard: isGone, target: '#chatRoom.room.gone' },
                  {
                    description: 'What is missing comes with the next look.',
                    target: 'listening',
                  },
                ],
              },
              ...untilOutrun,
            },
            lookingBack: {
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
                    target: 'looking',
                    actions: [keepRead, { type: 'keepEarlier', params: read }],
                  },
                ],
                onError: [
                  { guard: isGone, target: '#chatRoom.room.gone' },
                  { target: 'earlierUnread', actions: failed },
                ],
              },
            },
            earlierUnread: {
              description:
                'Earlier messages did not arrive, which is said for a moment; they may be asked for again.',
              on: { 'chat.news': 'looking', 'room.earlier': 'lookingBack' },
              after: { untilRead: 'looking' },
            },
          },
        },
        off: { description: 'The operator has no chat.', type: 'final' },
        gone: {
          description: 'The platform knows no such room, or not for whoever asks; nothing of it is shown.',
          entry: 'forgetRead',
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
            'text.change': { actions: [keepText, 'forgetSaying', 'noteText'] },
            'message.send': { guard: 'hasText', target: 'sending', actions: ['beginSaying', 'noteText'] },
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
                guard: isSaid('said'),
                target: 'writing',
                actions: [{ type: 'showSaid', params: said }, 'noteText'],
              },
              {
                guard: isSaid('throttled'),
                target: 'waiting',
                actions: [{ type: 'keepWait', params: said }, 'forgetSaying'],
              },
              { guard: { type: 'isBarred', params: said }, target: 'barred' },
              {
                guard: isSaid('muted'),
                target: 'muted',
                actions: [{ type: 'keepMuted', params: said }, 'forgetSaying'],
              },
              { target: 'closed', actions: 'forgetSaying' },
            ],
            onError: [
              {
                guard: isGone,
                description: 'The room may be gone, which is looked at now.',
                target: 'unsent',
                actions: [failed, 'lookAnew'],
              },
              { target: 'unsent', actions: failed },
            ],
          },
        },
        unsent: {
          description: 'The message did not get through; sent again it is the same one, and said once.',
          on: {
            'message.send': 'sending',
            'text.change': {
              description: 'What is written otherwise is another message.',
              target: 'writing',
              actions: [keepText, 'forgetSaying', 'noteText'],
            },
          },
        },
        waiting: {
          description:
            'Too much was said in a short time; what was written stays and may be sent in a moment.',
          on: { 'text.change': { actions: [keepText, 'noteText'] } },
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
            'text.change': { actions: [keepText, 'noteText'] },
            'message.send': { guard: 'hasText', target: 'sending', actions: ['beginSaying', 'noteText'] },
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
