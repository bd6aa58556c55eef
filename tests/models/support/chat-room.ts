import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { ChatRead, SendOutcome } from '#api/support/chat-room.ts'
import { chatRoomMachine } from '#machines/support/chat-room.machine.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'

const room = { id: 'live-marina', kind: 'live', title: 'Marina', present: 2, open: true } as const

const message = (id: string, own = false): ChatMessage => ({
  id,
  roomId: room.id,
  author: own ? 'Ana' : 'br***',
  icon: '/art/avatars/1.svg',
  role: 'member',
  own,
  text: 'Boa!',
  at: '2026-12-01T10:00:00.000Z',
})

const read = (done: ChatRead) => ({ done })
const sent = (done: SendOutcome) => ({ done })

export const chatRoomModel = defineModel(chatRoomMachine, {
  inputs: { 'a room': { roomId: room.id, draftOwner: '7' } },
  events: {
    'text.change': { words: { text: 'Boa!' }, nothing: { text: ' ' } },
    'message.send': {},
    'chat.news': {},
    'room.earlier': {},
    'room.retry': {},
  },
  outcomes: {
    readChat: {
      'something was said, with more before': read({
        outcome: 'read',
        room,
        messages: [message('5')],
        earlier: '5',
        takenDown: [],
      }),
      'nothing new, and what was said is taken down': read({
        outcome: 'read',
        room,
        messages: [],
        earlier: null,
        takenDown: ['5'],
      }),
      'no chat here': read({ outcome: 'off' }),
      'no such room': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('timeout') },
    },
    sendMessage: {
      sent: sent({ outcome: 'sent', message: message('6', true) }),
      'too much in a row': sent({ outcome: 'throttled', wait: 3_000 }),
      'may not write for a while': sent({ outcome: 'muted', until: '2026-12-01T10:10:00.000Z' }),
      'may not write any more': sent({ outcome: 'muted', until: null }),
      'the room is closed': sent({ outcome: 'closed' }),
      'no such room': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  // Message keys are random.
  view: ({ messages, earlier, text, outgoing, mutedUntil, wait, failure }) => ({
    messages: messages.map(({ text }) => text),
    earlier,
    text,
    outgoing: outgoing?.text ?? null,
    mutedUntil,
    wait,
    failure: failure?.reason ?? null,
  }),
})
