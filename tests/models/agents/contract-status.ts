import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractStatusMachine } from '#machines/agents/contract-status.machine.ts'
import { contractTask } from '#machines/site/app.logic.ts'
import { requestLike } from './contract-samples.ts'

const types = { dailysalreqtype: 0, divtypereq: 2, contracthoursalreq: 0, realtimesalreqtype: 1 } as const
const nothing = { ...types, divtypereq: 0 } as const

const version1 = { requestId: 'r1', version: 1 } as const

export const contractStatusModel = defineModel(contractStatusMachine, {
  inputs: {
    'a player': { memberId: '11', isTrial: false, isOffered: true },
    'a demo player': { memberId: '12', isTrial: true, isOffered: true },
    'a player without contracts': { memberId: '13', isTrial: false, isOffered: false },
  },
  events: {
    'contracts.offered': { on: { isOffered: true }, off: { isOffered: false } },
    'contracts.changed': {},
    'request.snooze': { 'the request': { request: version1 } },
    'overlay.closed': {
      'the request popup': { task: contractTask({ request: version1 }) },
      'another popup': { task: { id: 'help', kind: 'help' } },
    },
  },
  outcomes: {
    readContractStatus: {
      'no request waiting': {
        done: { status: { types: nothing, incoming: [], hasMore: false }, snoozed: [] },
      },
      'one request waiting': {
        done: { status: { types, incoming: [requestLike()], hasMore: false }, snoozed: [] },
      },
      'a postponed request waiting': {
        done: { status: { types, incoming: [requestLike()], hasMore: false }, snoozed: [version1] },
      },
      'a changed request waiting': {
        done: { status: { types, incoming: [requestLike({ version: 2 })], hasMore: false }, snoozed: [] },
      },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ isOffered, isTrial, status, snoozed, opened }) => ({
    isOffered,
    isTrial,
    waiting: status?.incoming.map(({ id, version }) => [id, version]),
    snoozed: snoozed.map(({ version }) => version),
    opened: opened?.version ?? null,
  }),
})
