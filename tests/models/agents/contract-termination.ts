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
      'a long one': { reason: 'x'.repeat(LONGEST_REASON + 1) },
    },
    'termination.submit': {},
    'termination.confirm': {},
    'termination.retry': {},
    'termination.close': {},
    'contracts.changed': {},
  },
  outcomes: {
    requestWatch: {
      agreed: newsLike('request.settled', { type: 'termination', own: true, terms: null, state: 'accepted' }),
      kept: newsLike('request.settled', { type: 'termination', own: true, terms: null, state: 'rejected' }),
    },
    requestTermination: {
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
      'account closed': {
        done: {
          answer: {
            ok: false,
            refusal: { code: 'contract.partyClosed', message: '', value: { contract: withClosed() } },
          },
        },
      },
      'with the operator': {
        done: { answer: { ok: false, refusal: { code: 'contract.withHouse', message: '', value: {} } } },
      },
      failed: { done: { failure: { reason: 'throttled', retryAfter: 1_000 } } },
    },
    fetchTerminationPreview: {
      'ends nothing': { done: { ok: true, value: { contract: contractLike(), ends: [], preview: 'none' } } },
      'ends one further down': {
        done: { ok: true, value: { contract: contractLike(), ends: [beneath], preview: 'one' } },
      },
      'account closed, ends nothing': {
        done: { ok: true, value: { contract: withClosed(), ends: [], preview: 'none' } },
      },
      'account closed, ends one further down': {
        done: { ok: true, value: { contract: withClosed(), ends: [beneath], preview: 'one' } },
      },
      'ended meanwhile': { done: { ok: false, refusal: refusals.ended } },
      'with the operator': { done: { ok: false, refusal: refusals.withHouse } },
      'no answer': { error: new CallFailed('offline') },
    },
    terminateUnilaterally: {
      ended: {
        done: {
          answer: {
            ok: true,
            value: { contract: withClosed({ state: 'ended', version: 2 }), ended: [beneath] },
          },
        },
      },
      'ended meanwhile': { done: { answer: { ok: false, refusal: refusals.ended } } },
      'changed meanwhile': {
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
      'ends changed': {
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
      'account open again': { done: { answer: { ok: false, refusal: refusals.partyOpen } } },
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
