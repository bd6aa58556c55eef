import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { SendOutcome } from '#api/support/chat-room.ts'
import { chatMessageMachine } from '#machines/support/chat-message.machine.ts'

const roomId = 'live-marina'
const sent = (done: SendOutcome) => ({ done })

export const chatMessageModel = defineModel(chatMessageMachine, {
  inputs: { 'in a room': { roomId, draftOwner: '7', muteInterval: 20_000, unsent: undefined } },
  events: {
    'text.change': { 'a message': { text: 'Boa!' }, 'only spaces': { text: ' ' } },
    'message.send': {},
  },
  outcomes: {
    sendMessage: {
      'message sent': sent({
        outcome: 'sent',
        message: {
          ...{ id: '6', roomId, author: 'Ana', icon: '/art/avatars/1.svg', role: 'member', own: true },
          ...{ text: 'Boa!', at: '2026-12-01T10:00:00.000Z' },
        },
      }),
      'too many messages': sent({ outcome: 'throttled', wait: 3_000 }),
      'muted for a while': sent({ outcome: 'muted', until: '2026-12-01T10:10:00.000Z' }),
      'blocked in the room': sent({ outcome: 'muted', until: null }),
      'room closed': sent({ outcome: 'closed' }),
      'room not found': { error: new CallFailed('missing') },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  // Omits the message keys, which are random.
  view: ({ text, outgoing, mutedUntil, wait }) => ({
    text,
    outgoing: outgoing?.text ?? null,
    mutedUntil,
    wait,
  }),
})
