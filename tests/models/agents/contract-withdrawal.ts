import { defineModel } from '@palpite/paths/model.ts'
import { contractWithdrawalMachine } from '#machines/agents/contract-withdrawal.machine.ts'
import { newsLike, requestLike } from './contract-samples.ts'

const own = requestLike({ own: true })
const refused = <Code extends 'contract.settled' | 'contract.requestChanged'>(
  code: Code,
  request: typeof own,
) => ({ done: { answer: { ok: false as const, refusal: { code, message: '', value: { request } } } } })

export const contractWithdrawalModel = defineModel(contractWithdrawalMachine, {
  input: { request: own },
  events: { 'withdrawal.confirm': {}, 'withdrawal.close': {}, 'contracts.changed': {} },
  outcomes: {
    requestWatch: {
      answered: newsLike('request.settled', { own: true, state: 'accepted' }),
      'changed elsewhere': newsLike('request.changed', { own: true, version: 2 }),
    },
    withdrawRequest: {
      'request withdrawn': {
        done: {
          answer: {
            ok: true,
            value: { request: { ...own, state: 'withdrawn' }, contract: null, ended: [] },
          },
        },
      },
      'already answered': refused('contract.settled', { ...own, state: 'accepted' }),
      'the request has changed since': refused('contract.requestChanged', { ...own, version: 2 }),
      failed: { done: { failure: { reason: 'throttled', retryAfter: 1_000 } } },
    },
  },
  view: ({ request }) => ({ state: request.state, version: request.version }),
})
