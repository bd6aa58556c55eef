import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { contractLike, requestLike } from './contract-samples.ts'

const read = (changes: Partial<ContractRequest> = {}) => ({
  done: { request: requestLike(changes), contract: contractLike() },
})

export const requestWatchModel = defineModel(requestWatchMachine, {
  input: { requestId: 'r1', version: 1 },
  events: { 'contracts.changed': {} },
  outcomes: {
    readRequest: {
      'no change': read(),
      'changed by the sender': read({ version: 2 }),
      'request already closed': read({ state: 'withdrawn' }),
      'no answer': { error: new CallFailed('offline') },
    },
  },
  view: ({ version }) => ({ version }),
})
