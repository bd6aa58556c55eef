import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { ChatRead } from '#api/support/chat-room.ts'
import { chatRoomMachine } from '#machines/support/chat-room.machine.ts'
import type { ChatMessage } from '#protocol/support/chat-room.ts'

const room = { id: 'live-marina', kind: 'live', title: 'Marina', present: 2, open: true } as const

const message = (id: string): ChatMessage => ({
  id,
  roomId: room.id,
  author: 'br***',
  icon: '/art/avatars/1.svg',
  role: 'member',
  own: false,
  text: 'Boa!',
  at: '2026-12-01T10:00:00.000Z',
})

const read = (done: ChatRead) => ({ done })

export const chatRoomModel = defineModel(chatRoomMachine, {
  inputs: { 'in a room': { roomId: room.id, draftOwner: '7' } },
  events: {
    'chat.news': {},
    'room.earlier': {},
    'room.retry': {},
  },
  outcomes: {
    readChat: {
      'messages, with earlier ones available': read({
        outcome: 'read',
        room,
        messages: [message('5')],
        earlier: '5',
        takenDown: [],
      }),
      'message removed': read({
        outcome: 'read',
        room,
        messages: [],
        earlier: null,
        takenDown: ['5'],
      }),
      'chat unavailable': read({ outcome: 'off' }),
      'room not found': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('timeout') },
    },
    chatMessage: { 'message sent': { send: { type: 'message.sent' as const, message: message('6') } } },
  },
  view: ({ messages, earlier, failure }) => ({
    messages: messages.map(({ text }) => text),
    earlier,
    failure: failure?.reason ?? null,
  }),
})
