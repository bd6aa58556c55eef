import { assign, type DoneActorEvent, fromPromise, setup } from 'xstate'
import { defineModel } from '#paths/model.ts'

type Reply = { outcome: 'welcome' | 'refused' } | { outcome: 'locked'; until: number }

const reply = ({ event }: { event: DoneActorEvent<Reply> }) => event.output

/**
 * A typical login form with guards, a request, a captcha, a lock that expires, and regions for help and for
 * the connection.
 */
const loginMachine = setup({
  types: {
    context: {} as { name: string; password: string; failures: number; lockedUntil: number },
    events: {} as
      | { type: 'name.change'; name: string }
      | { type: 'password.change'; password: string }
      | { type: 'form.submit' }
      | { type: 'form.cancel' }
      | { type: 'captcha.solve' }
      | { type: 'help.open' }
      | { type: 'help.close' }
      | { type: 'socket.dropped' }
      | { type: 'socket.restored' },
    tags: {} as 'busy',
  },
  actors: {
    logIn: fromPromise<Reply, { name: string }>(() => Promise.reject(new Error('not in a test'))),
  },
  guards: {
    isComplete: ({ context }) => context.name !== '' && context.password !== '',
    isLocked: (_, answer: Reply) => answer.outcome === 'locked',
    isRefused: (_, answer: Reply) => answer.outcome === 'refused',
    hasFailedOften: ({ context }) => context.failures >= 2,
  },
  actions: {
    keepName: assign({ name: (_, name: string) => name }),
    keepPassword: assign({ password: (_, password: string) => password }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1, password: '' }),
    keepLock: assign({ lockedUntil: (_, answer: Reply) => (answer.outcome === 'locked' ? answer.until : 0) }),
    focusName: () => {
      throw new Error('Effects do not run in paths.')
    },
  },
  delays: {
    untilUnlocked: ({ context }) => context.lockedUntil - Date.now(),
    untilImpatient: 10_000,
  },
}).createMachine({
  id: 'login',
  description: 'Lets a player in.',
  type: 'parallel',
  context: { name: '', password: '', failures: 0, lockedUntil: 0 },
  states: {
    form: {
      description: 'The player is logging in.',
      initial: 'editing',
      states: {
        editing: {
          description: 'Name and password are being typed.',
          entry: 'focusName',
          on: {
            'name.change': { actions: { type: 'keepName', params: ({ event }) => event.name } },
            'password.change': { actions: { type: 'keepPassword', params: ({ event }) => event.password } },
            'form.submit': { guard: 'isComplete', target: 'sending' },
          },
        },
        sending: {
          description: 'The platform is being asked.',
          tags: 'busy',
          initial: 'patient',
          states: {
            patient: { description: 'It has just been asked.', after: { untilImpatient: 'impatient' } },
            impatient: { description: 'It is taking long.' },
          },
          invoke: {
            id: 'logIn',
            src: 'logIn',
            input: ({ context }) => ({ name: context.name }),
            onDone: [
              {
                guard: { type: 'isLocked', params: reply },
                target: 'locked',
                actions: { type: 'keepLock', params: reply },
              },
              { guard: { type: 'isRefused', params: reply }, target: 'refused', actions: 'countFailure' },
              { target: 'welcome' },
            ],
            onError: 'failed',
          },
          on: { 'form.cancel': 'editing' },
        },
        refused: {
          description: 'It said no; a captcha follows where that happened often.',
          always: [{ guard: 'hasFailedOften', target: 'challenged' }, { target: 'editing' }],
        },
        challenged: { description: 'A captcha has to be solved.', on: { 'captcha.solve': 'editing' } },
        locked: { description: 'The account is locked for a while.', after: { untilUnlocked: 'editing' } },
        failed: { description: 'No answer came.', on: { 'form.submit': 'sending' } },
        welcome: { description: 'The player is in.', type: 'final' },
      },
    },
    help: {
      description: 'The help beside the form.',
      initial: 'closed',
      states: {
        closed: { description: 'No help is shown.', on: { 'help.open': 'open' } },
        open: { description: 'Help is shown.', on: { 'help.close': 'closed' } },
      },
    },
    line: {
      description: 'The connection.',
      initial: 'up',
      states: {
        up: { description: 'There is one.', on: { 'socket.dropped': 'down' } },
        down: { description: 'There is none.', on: { 'socket.restored': 'up' } },
      },
    },
  },
})

export const login = defineModel(loginMachine, {
  events: {
    'name.change': { full: { name: 'ana' }, empty: { name: '' } },
    'password.change': { full: { password: 'secret' }, empty: { password: '' } },
    'form.submit': {},
    'form.cancel': {},
    'captcha.solve': {},
    'help.open': {},
    'help.close': {},
    'socket.dropped': {},
    'socket.restored': {},
  },
  outcomes: {
    logIn: {
      welcome: { done: { outcome: 'welcome' } },
      refused: { done: { outcome: 'refused' } },
      locked: (now) => ({ done: { outcome: 'locked', until: now + 60_000 } }),
      'cut off': { error: new Error('offline') },
    },
  },
  view: ({ name, password, failures, lockedUntil }) => [name, password, Math.min(failures, 2), lockedUntil],
})
