import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import type { SendOutcome } from '#api/support/chat-room.ts'
import { chatMessageMachine } from '#machines/support/chat-message.machine.ts'

const roomId = 'live-marina'
const sent = (done: SendOutcome) => ({ done })

export const chatMessageModel = defineModel(chatMessageMachine, {
  inputs: { 'a room': { roomId, draftOwner: '7', muteInterval: 20_000, unsent: undefined } },
  events: {
    'text.change': { words: { text: 'Boa!' }, nothing: { text: ' ' } },
    'message.send': {},
  },
  outcomes: {
    sendMessage: {
      sent: sent({
        outcome: 'sent',
        message: {
          ...{ id: '6', roomId, author: 'Ana', icon: '/art/avatars/1.svg', role: 'member', own: true },
          ...{ text: 'Boa!', at: '2026-12-01T10:00:00.000Z' },
        },
      }),
      'too many messages': sent({ outcome: 'throttled', wait: 3_000 }),
      muted: sent({ outcome: 'muted', until: '2026-12-01T10:10:00.000Z' }),
      barred: sent({ outcome: 'muted', until: null }),
      'the room is closed': sent({ outcome: 'closed' }),
      'no such room': { error: new CallFailed('missing') },
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
