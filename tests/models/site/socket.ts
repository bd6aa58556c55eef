import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { socketMachine } from '#machines/site/socket.machine.ts'

export const socketModel = defineModel(socketMachine, {
  input: { spread: 0.5 },
  events: {},
  outcomes: {
    network: {
      'network lost': { send: { type: 'network.lost' } },
      'network back': { send: { type: 'network.found' } },
    },
    readTicket: {
      'access granted': { done: 'ticket' },
      'no session': { error: new CallFailed('unauthorised') },
      'no answer': { error: new CallFailed('offline') },
    },
    line: {
      'connection opened': { send: { type: 'line.opened' } },
      'connection lost': { send: { type: 'line.dropped' } },
      'balance changed': { send: { type: 'line.received', message: { type: 'balance.changed' } } },
      'session ended': { send: { type: 'line.received', message: { type: 'session.ended' } } },
      'status changed': { send: { type: 'line.received', message: { type: 'status.changed' } } },
      'notice published': { send: { type: 'line.received', message: { type: 'notice.published' } } },
      'contracts changed': { send: { type: 'line.received', message: { type: 'contracts.changed' } } },
      'messages changed': { send: { type: 'line.received', message: { type: 'messages.changed' } } },
      'account changed': { send: { type: 'line.received', message: { type: 'account.changed' } } },
      'chat message': { send: { type: 'line.received', message: { type: 'chat.said' } } },
    },
  },
  // Two failures represent any larger number, since more failures only make the wait longer.
  view: ({ ticket, failures }) => ({ ticket, failures: Math.min(failures, 2) }),
})
