import { CallFailed } from '#api/call-failed.ts'
import { contractWithdrawalMachine } from '#machines/contract-withdrawal.machine.ts'
import { defineModel } from '#paths/model.ts'
import { requestLike } from './contract-samples.ts'

const own = requestLike({ own: true })
const read = (request: typeof own) => ({ done: { request, contract: null } })
const refused = <Code extends 'contract.settled' | 'contract.requestChanged'>(
  code: Code,
  request: typeof own,
) => ({ done: { answer: { ok: false as const, refusal: { code, message: '', value: { request } } } } })

export const contractWithdrawalModel = defineModel(contractWithdrawalMachine, {
  input: { request: own },
  events: { 'withdrawal.confirm': {}, 'withdrawal.close': {}, 'contracts.changed': {} },
  outcomes: {
    readRequest: {
      'still waiting': read(own),
      answered: read({ ...own, state: 'accepted' }),
      'edited elsewhere': read({ ...own, version: 2 }),
      'no answer': { error: new CallFailed('offline') },
    },
    withdrawRequest: {
      withdrawn: {
        done: {
          answer: {
            ok: true,
            value: { request: { ...own, state: 'withdrawn' }, contract: null, ended: [] },
          },
        },
      },
      'answered meanwhile': refused('contract.settled', { ...own, state: 'accepted' }),
      'edited meanwhile': refused('contract.requestChanged', { ...own, version: 2 }),
      'not done': { done: { failure: { reason: 'throttled', retryAfter: 1_000 } } },
    },
  },
  view: ({ request }) => ({ state: request.state, version: request.version }),
})
