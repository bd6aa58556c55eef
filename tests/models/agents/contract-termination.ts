import { defineModel } from '@palpite/paths/model.ts'
import { CallFailed } from '#api/http/call-failed.ts'
import { contractTerminationMachine } from '#machines/agents/contract-termination.machine.ts'
import { LONGEST_REASON } from '#protocol/agents/contracts.ts'
import { beneath, contractLike, newsLike, requestLike, withClosed } from './contract-samples.ts'

const refusals = {
  ended: {
    code: 'contract.ended',
    message: '',
    value: { contract: contractLike({ state: 'ended', version: 2 }) },
  },
  partyOpen: { code: 'contract.partyOpen', message: '', value: { contract: contractLike() } },
  withHouse: { code: 'contract.withHouse', message: '', value: {} },
} as const

export const contractTerminationModel = defineModel(contractTerminationMachine, {
  inputs: {
    'an open account': { contract: contractLike() },
    'a closed account': { contract: withClosed() },
  },
  events: {
    'reason.change': {
      'a reason': { reason: 'outra equipe' },
      'a reason that is too long': { reason: 'x'.repeat(LONGEST_REASON + 1) },
    },
    'termination.submit': {},
    'termination.confirm': {},
    'termination.retry': {},
    'termination.close': {},
    'contracts.changed': {},
  },
  outcomes: {
    requestWatch: {
      'the other party agreed': newsLike('request.settled', {
        type: 'termination',
        own: true,
        terms: null,
        state: 'accepted',
      }),
      'the other party kept the contract': newsLike('request.settled', {
        type: 'termination',
        own: true,
        terms: null,
        state: 'rejected',
      }),
    },
    requestTermination: {
      'request sent': {
        done: { answer: { ok: true, value: { request: requestLike({ type: 'termination', own: true }) } } },
      },
      'another request is open': {
        done: {
          answer: {
            ok: false,
            refusal: { code: 'contract.requestOpen', message: '', value: { requestId: 'r2' } },
          },
        },
      },
      'the contract has ended since': {
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
      'the contract has changed since': {
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
      'account closed': {
        done: {
          answer: {
            ok: false,
            refusal: { code: 'contract.partyClosed', message: '', value: { contract: withClosed() } },
          },
        },
      },
      'contract with the operator': {
        done: { answer: { ok: false, refusal: { code: 'contract.withHouse', message: '', value: {} } } },
      },
      failed: { done: { failure: { reason: 'throttled', retryAfter: 1_000 } } },
    },
    fetchTerminationPreview: {
      'no other contract ends': {
        done: { ok: true, value: { contract: contractLike(), ends: [], preview: 'none' } },
      },
      'one contract below also ends': {
        done: { ok: true, value: { contract: contractLike(), ends: [beneath], preview: 'one' } },
      },
      'account closed, no other contract ends': {
        done: { ok: true, value: { contract: withClosed(), ends: [], preview: 'none' } },
      },
      'account closed, one below also ends': {
        done: { ok: true, value: { contract: withClosed(), ends: [beneath], preview: 'one' } },
      },
      'the contract has ended since': { done: { ok: false, refusal: refusals.ended } },
      'contract with the operator': { done: { ok: false, refusal: refusals.withHouse } },
      'no answer': { error: new CallFailed('offline') },
    },
    terminateUnilaterally: {
      'contract ended': {
        done: {
          answer: {
            ok: true,
            value: { contract: withClosed({ state: 'ended', version: 2 }), ended: [beneath] },
          },
        },
      },
      'the contract has ended since': { done: { answer: { ok: false, refusal: refusals.ended } } },
      'the contract has changed since': {
        done: {
          answer: {
            ok: false,
            refusal: {
              code: 'contract.changed',
              message: '',
              value: { contract: withClosed({ version: 2 }) },
            },
          },
        },
      },
      'contracts to end have changed': {
        done: {
          answer: {
            ok: false,
            refusal: {
              code: 'contract.previewStale',
              message: '',
              value: { ends: [beneath], preview: 'other' },
            },
          },
        },
      },
      'account reopened': { done: { answer: { ok: false, refusal: refusals.partyOpen } } },
      failed: { done: { failure: { reason: 'throttled', retryAfter: 1_000 } } },
    },
  },
  view: ({ contract, reason, ends, request, refusal }) => ({
    version: contract.version,
    isLong: reason.length > LONGEST_REASON,
    ends: ends.length,
    request: request?.state ?? null,
    refusal,
  }),
})
