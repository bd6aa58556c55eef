import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { liveChatMachine } from '#machines/support/live-chat.machine.ts'

const gone = '5a8f0a4e-5b1c-4b8e-9a52-0d6a2f6f7c10'
const wanted = {
  b2c: true,
  headerColor: '#0e1a19',
  title: 'Palpite',
  isVisitor: true,
  own: ['palpite.example'],
}

export const liveChatModel = defineModel(liveChatMachine, {
  inputs: {
    'on this site': { wanted, isBuiltIn: true },
    'external chat': { wanted, isBuiltIn: false },
    'an ended conversation': { wanted, isBuiltIn: true, gone },
    'ended conversation, now external chat': { wanted, isBuiltIn: false, gone },
  },
  events: { 'chat.open': {}, 'chat.openWindow': {} },
  outcomes: {
    launchChat: {
      'on this site': {
        done: { outcome: 'onSite', conversation: '5a8f0a4e-5b1c-4b8e-9a52-0d6a2f6f7c11' },
      },
      'on the operator’s page': {
        done: { outcome: 'external', href: 'https://chat.palpite.example/' },
      },
      'unsafe URL': { done: { outcome: 'unsafeAddress' } },
      'chat unavailable': { done: { outcome: 'off' } },
      'too many chats': { done: { outcome: 'throttled', wait: 30_000 } },
      'no answer': { error: new CallFailed('timeout') },
    },
    openWindow: {
      opened: { done: 'opened' },
      blocked: { done: 'blocked' },
      failed: { error: new Error('no window') },
    },
  },
  view: ({ href, conversation, refusal, isBuiltIn }) => ({ href, conversation, refusal, isBuiltIn }),
})
