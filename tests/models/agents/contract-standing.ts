import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractStandingMachine } from '#machines/agents/contract-standing.machine.ts'
import { contractTask } from '#machines/site/app.logic.ts'
import { requestLike } from './contract-samples.ts'

const types = { dailysalreqtype: 0, divtypereq: 2, contracthoursalreq: 0, realtimesalreqtype: 1 } as const
const nothing = { ...types, divtypereq: 0 } as const

export const contractStandingModel = defineModel(contractStandingMachine, {
  inputs: {
    'a member': { memberId: '11', isTrial: false, isOffered: true },
    'a trial player': { memberId: '12', isTrial: true, isOffered: true },
    'a member without contracts': { memberId: '13', isTrial: false, isOffered: false },
  },
  events: {
    'contracts.offered': { on: { isOffered: true }, off: { isOffered: false } },
    'contracts.changed': {},
    'request.putOff': { r1: { seen: { requestId: 'r1', version: 1 } } },
    'overlay.closed': {
      'its popup': { task: contractTask('r1') },
      'something else': { task: { id: 'help', kind: 'help' } },
    },
  },
  outcomes: {
    readContractStanding: {
      'nothing waits': { done: { types: nothing, incoming: [], hasMore: false } },
      'one waits': { done: { types, incoming: [requestLike()], hasMore: false } },
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ isOffered, isTrial, standing }) => ({
    isOffered,
    isTrial,
    waiting: standing?.incoming.map(({ id }) => id),
  }),
})
