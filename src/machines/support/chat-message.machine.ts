import { assign, type DoneActorEvent, sendParent, setup } from 'xstate'
import type { OutgoingMessage, SendOutcome } from '#api/support/chat-room.ts'
import type { UnsentMessage } from '#api/support/message-draft.ts'
import { sanitizeText } from '#domain/text/sanitize-text.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { providedCall, providedEffect } from '#machines/kit/provided.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'

export type ChatMessageReport =
  | { type: 'message.sent'; message: ChatMessage }
  /** The platform did not find the room, so the room must be reloaded. */
  | { type: 'chat.news' }

type Input = {
  roomId: string
  /** Id of the member whose unsent text this tab keeps; `''` for visitors, null to keep none. */
  draftOwner: string | null
  /** How long a muted member waits before trying again, in ms. */
  muteInterval: number
  unsent: UnsentMessage | undefined
}

type Context = Omit<Input, 'unsent'> & {
  text: string
  /** The message being sent, or the one that could not be sent; null if there is none. */
  outgoing: OutgoingMessage | null
  /** When the mute ends, in ISO 8601; null if the member is not muted. */
  mutedUntil: string | null
  /** How long to wait after too many messages, in ms. */
  wait: number
}

const sent = ({ event }: { event: DoneActorEvent<SendOutcome> }) => event.output
const isNotFound = {
  type: 'isNotFound',
  params: ({ event }: { event: { error: unknown } }) => callFailureOf(event.error),
} as const
const setText = {
  type: 'setText',
  params: ({ event }: { event: { text: string } }) => event.text,
} as const
const hasOutcome = <Outcome extends SendOutcome['outcome']>(outcome: Outcome) =>
  ({
    type: 'hasOutcome',
    params: ({ event }: { event: DoneActorEvent<SendOutcome> }) => ({ sent: event.output, outcome }),
  }) as const

/**
 * The message that a member writes in a chat room (GAME-12). A retry keeps its id, so that it is posted only
 * once.
 */
export const chatMessageMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as { type: 'text.change'; text: string } | { type: 'message.send' },
    tags: {} as 'sending',
    children: {} as { sendMessage: 'sendMessage' },
  },
  actors: { sendMessage: providedCall<SendOutcome, OutgoingMessage>() },
  guards: {
    isNotFound: (_, failure: CallFailure) => failure.reason === 'missing',
    isBarred: (_, answer: SendOutcome) => answer.outcome === 'muted' && answer.until === null,
    hasText: ({ context }) => sanitizeText(context.text) !== '',
    hasOutcome: (_, { sent, outcome }: { sent: SendOutcome; outcome: SendOutcome['outcome'] }) =>
      sent.outcome === outcome,
  },
  actions: {
    setText: assign({ text: (_, text: string) => text }),
    saveText: providedEffect(),
    startMessage: assign({
      outgoing: ({ context: { roomId, text, outgoing } }) =>
        outgoing ?? outgoingMessage(randomId(), roomId, text),
    }),
    clearText: assign({ text: '', outgoing: null }),
    clearOutgoing: assign({ outgoing: null }),
    setWait: assign({ wait: (_, answer: SendOutcome) => (answer.outcome === 'throttled' ? answer.wait : 0) }),
    setMuted: assign({
      mutedUntil: (_, answer: SendOutcome) => (answer.outcome === 'muted' ? answer.until : null),
    }),
    reportSent: sendParent((_, answer: SendOutcome) => ({ ...answer, type: 'message.sent' })),
    reportNews: sendParent({ type: 'chat.news' }),
  },
  delays: {
    untilUnmuted: ({ context }) => context.muteInterval,
    untilAllowed: ({ context }) => context.wait,
  },
}).createMachine({
  id: 'chatMessage',
  description: 'Lets a player write in a chat room and sends each message once.',
  context: ({ input: { unsent, ...input } }) => ({
    ...input,
    text: unsent?.text ?? '',
    outgoing: unsent?.clientId ? outgoingMessage(unsent.clientId, input.roomId, unsent.text) : null,
    mutedUntil: null,
    wait: 0,
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The player can write and send a message.',
      on: {
        'text.change': { actions: [setText, 'clearOutgoing', 'saveText'] },
        'message.send': { guard: 'hasText', target: 'sending', actions: ['startMessage', 'saveText'] },
      },
    },
    sending: {
      description: 'The message is being sent.',
      tags: 'sending',
      invoke: {
        id: 'sendMessage',
        src: 'sendMessage',
        input: ({ context }) => outgoingIn(context),
        onDone: [
          {
            guard: hasOutcome('sent'),
            target: 'writing',
            actions: [{ type: 'reportSent', params: sent }, 'clearText', 'saveText'],
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
            description: 'The room may no longer exist, so it is reloaded.',
            target: 'sendFailed',
            actions: 'reportNews',
          },
          { target: 'sendFailed' },
        ],
      },
    },
    sendFailed: {
      description: 'The message could not be sent. Sending it again cannot post it twice.',
      on: {
        'message.send': 'sending',
        'text.change': {
          description: 'The text has changed, so it counts as a new message.',
          target: 'writing',
          actions: [setText, 'clearOutgoing', 'saveText'],
        },
      },
    },
    waiting: {
      description: 'Too many messages. The text is kept and can be sent after a short wait.',
      on: { 'text.change': { actions: [setText, 'saveText'] } },
      after: { untilAllowed: 'writing' },
    },
    muted: {
      description: 'The player is muted for a while. The text is kept.',
      after: { untilUnmuted: 'writing' },
    },
    barred: { description: 'The player can no longer write in this room.', type: 'final' },
    closed: {
      description: 'The room is closed for now. The text is kept.',
      on: {
        'text.change': { actions: [setText, 'saveText'] },
        'message.send': { guard: 'hasText', target: 'sending', actions: ['startMessage', 'saveText'] },
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
