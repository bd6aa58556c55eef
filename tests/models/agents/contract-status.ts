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
    'a member': { memberId: '11', isTrial: false, isOffered: true },
    'a trial player': { memberId: '12', isTrial: true, isOffered: true },
    'a member without contracts': { memberId: '13', isTrial: false, isOffered: false },
  },
  events: {
    'contracts.offered': { on: { isOffered: true }, off: { isOffered: false } },
    'contracts.changed': {},
    'request.snooze': { r1: { request: version1 } },
    'overlay.closed': {
      'its popup': { task: contractTask({ request: version1 }) },
      'something else': { task: { id: 'help', kind: 'help' } },
    },
  },
  outcomes: {
    readContractStatus: {
      'nothing waits': { done: { status: { types: nothing, incoming: [], hasMore: false }, snoozed: [] } },
      'one waits': { done: { status: { types, incoming: [requestLike()], hasMore: false }, snoozed: [] } },
      'a snoozed one waits': {
        done: { status: { types, incoming: [requestLike()], hasMore: false }, snoozed: [version1] },
      },
      'another version waits': {
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
