import {
  assign,
  emit,
  fromCallback,
  fromPromise,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from 'xstate'
import { defineModel } from '#paths/model.ts'

const socketMachine = setup({ types: { output: {} as { code: number } } }).createMachine({
  output: { code: 1000 },
})

/**
 * A machine with three kinds of children (a machine that reports, a retried promise, a spawned helper), a
 * parent, and a neighbouring actor `session`.
 */
const chatMachine = setup({
  types: {
    context: {} as { attempts: number },
    events: {} as
      | { type: 'chat.open' }
      | { type: 'chat.close' }
      | { type: 'message.send'; text: string }
      | { type: 'message.received' }
      | { type: 'typing.shown' }
      | { type: 'history.retry' },
    emitted: {} as { type: 'chat.rang' },
    children: {} as { socket: 'socketMachine'; loadHistory: 'loadHistory'; typing: 'watchTyping' },
  },
  actors: {
    socketMachine,
    loadHistory: fromPromise<string[]>(() => Promise.reject(new Error('not in a test'))),
    watchTyping: fromCallback(() => {
      throw new Error('not in a test')
    }),
  },
  guards: {
    isWorn: ({ context }) => context.attempts >= 2,
    isBlank: (_, text: string) => text.trim() === '',
    isClean: (_, code: number) => code === 1000,
  },
  actions: {
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    resetAttempts: assign({ attempts: 0 }),
    passOn: sendTo('socket', (_, text: string) => ({ type: 'frame.send', text })),
    ring: emit({ type: 'chat.rang' }),
    tellParent: sendParent({ type: 'chat.closed' }),
    tellSession: sendTo(({ system }) => system.get('session'), { type: 'session.touched' }),
    watchTyping: spawnChild('watchTyping', { id: 'typing' }),
    stopWatching: stopChild('typing'),
    scroll: () => {
      throw new Error('Effects do not run in paths.')
    },
  },
}).createMachine({
  id: 'chat',
  description: 'Lets two people write to each other.',
  context: { attempts: 0 },
  initial: 'closed',
  states: {
    closed: {
      description: 'Not on screen.',
      on: { 'chat.open': { target: 'open', actions: 'resetAttempts' } },
    },
    open: {
      description: 'On screen.',
      invoke: {
        id: 'socket',
        src: 'socketMachine',
        systemId: 'socket',
        onDone: [
          { guard: { type: 'isClean', params: ({ event }) => event.output.code }, target: 'closed' },
          { target: 'cut' },
        ],
        onError: 'cut',
      },
      entry: 'watchTyping',
      exit: ['stopWatching', 'tellParent'],
      on: {
        'chat.close': 'closed',
        'message.received': { actions: ['ring', 'scroll'] },
        'typing.shown': { actions: 'scroll' },
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'Earlier messages are being read.',
          entry: 'countAttempt',
          invoke: { id: 'loadHistory', src: 'loadHistory', onDone: 'ready', onError: 'poor' },
          // After a retry, the response to the earlier request must be ignored.
          on: { 'history.retry': { target: 'loading', reenter: true } },
          always: { guard: 'isWorn', target: 'poor' },
        },
        ready: {
          description: 'One can write.',
          on: {
            'message.send': [
              { guard: { type: 'isBlank', params: ({ event }) => event.text } },
              { actions: [{ type: 'passOn', params: ({ event }) => event.text }, 'tellSession'] },
            ],
          },
        },
        poor: { description: 'One can write, without what was said before.' },
      },
    },
    cut: { description: 'The line is gone.', on: { 'chat.open': 'open' } },
  },
})

export const chat = defineModel(chatMachine, {
  events: {
    'chat.open': {},
    'chat.close': {},
    'message.send': { words: { text: 'hello' }, blank: { text: ' ' } },
    'history.retry': {},
  },
  outcomes: {
    socket: {
      'closed cleanly': { done: { code: 1000 } },
      'closed badly': { done: { code: 1006 } },
      failed: { error: new Error('refused') },
      'message received': { send: { type: 'message.received' } },
    },
    loadHistory: { read: { done: [] }, failed: { error: new Error('offline') } },
    watchTyping: { typing: { send: { type: 'typing.shown' } } },
  },
  neighbours: ['session'],
  view: ({ attempts }) => Math.min(attempts, 2),
})
