import { defineModel } from '@palpite/paths/model.ts'
import { overlaysMachine } from '#machines/site/overlays.machine.ts'

const forced = { id: 'c1', kind: 'changePassword', forced: true } as const
const ended = { id: 's1', kind: 'sessionEnded', reason: 'expired', agent: false } as const
const contract = { id: 'k1', kind: 'contract', requestId: 'r1' } as const
const login = { id: 'l1', kind: 'login', side: 'player' } as const

export const overlaysModel = defineModel(overlaysMachine, {
  inputs: { 'with nothing open': { task: null }, 'login opened by URL': { task: login } },
  events: {
    'overlay.ask': {
      'a required password change': { task: forced },
      'session ended': { task: ended },
      'a contract': { task: contract },
      login: { task: login },
    },
    'overlay.close': {
      'the required password change': { id: 'c1' },
      'session ended': { id: 's1' },
      'the contract': { id: 'k1' },
      login: { id: 'l1' },
      'one already closed': { id: 'x1' },
    },
    'overlay.clear': {
      'password changes': { kinds: ['changePassword'] },
      logins: { kinds: ['login'] },
    },
    'overlay.stack': { 'a warning': { above: { id: 'w1', kind: 'warning', topic: 'code', data: null } } },
    'overlay.unstack': { 'the warning': { id: 'w1' } },
    'overlay.confirm': { 'the warning': { id: 'w1' }, 'one already closed': { id: 'x1' } },
    'money.began': {},
    'money.settled': {},
  },
  view: ({ shown, queue, opened, above, pendingMoney }) => ({
    shown: shown.map((task) => task.id),
    queue: queue.map((task) => task.id),
    opened: opened.map(({ over }) => over),
    above: above.length,
    // Only the last response of several concurrent calls matters, so two represent any number.
    pendingMoney: Math.min(pendingMoney, 2),
  }),
})
