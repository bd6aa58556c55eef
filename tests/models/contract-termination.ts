import { contractTerminationMachine, LONGEST_REASON } from '#machines/contract-termination.machine.ts'
import { defineModel } from '#paths/model.ts'
import { contractLike, requestLike } from './contract-samples.ts'

export const contractTerminationModel = defineModel(contractTerminationMachine, {
  input: { contract: contractLike() },
  events: {
    'reason.change': {
      'a reason': { reason: 'outra equipe' },
      'a long one': { reason: 'x'.repeat(LONGEST_REASON + 1) },
    },
    'termination.submit': {},
    'termination.close': {},
  },
  outcomes: {
    askTermination: {
      asked: {
        done: { answer: { ok: true, value: { request: requestLike({ type: 'termination', own: true }) } } },
      },
      'a request is open': {
        done: {
          answer: {
            ok: false,
            refusal: { code: 'contract.requestOpen', message: '', value: { requestId: 'r2' } },
          },
        },
      },
      'ended meanwhile': {
        done: {
          answer: {
            ok: false,
            refusal: {
              code: 'contract.ended',
              message: '',
              value: { contract: contractLike({ state: 'ended', version: 2 }) },
            },
          },
        },
      },
      'changed meanwhile': {
        done: {
          answer: {
            ok: false,
            refusal: {
              code: 'contract.changed',
              message: '',
              value: { contract: contractLike({ version: 2 }) },
            },
          },
        },
      },
      'with the house': {
        done: { answer: { ok: false, refusal: { code: 'contract.withHouse', message: '', value: {} } } },
      },
      'not done': { done: { failure: { reason: 'throttled', retryAfter: 1_000 } } },
    },
  },
  view: ({ contract, reason }) => ({ version: contract.version, isLong: reason.length > LONGEST_REASON }),
})
