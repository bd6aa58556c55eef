import { assign, type DoneActorEvent, sendTo, setup } from 'xstate'
import type { ReadRequest, RequestVersion, WithdrawalAnswer } from '#api/agents/contracts.ts'
import { type Intent, newIntent } from '#api/browser/request-intent.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import {
  idempotentRequestMachine,
  type RequestOutcome,
  refusalIn,
} from '#machines/kit/idempotent-request.machine.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import { type RequestNews, requestWatchMachine } from './request-watch.machine.ts'

type Outcome = RequestOutcome<WithdrawalAnswer>

type Context = {
  request: ContractRequest
  intent: Intent<RequestVersion> | null
  failure: CallFailure | null
}

const outcome = ({ event }: { event: DoneActorEvent<Outcome> }) => event.output
const news = ({ event }: { event: RequestNews }) => event.read

function requestIn(outcome: Outcome): ContractRequest | null {
  if ('failure' in outcome) return null
  return outcome.answer.ok ? outcome.answer.value.request : outcome.answer.refusal.value.request
}

/** Withdraws the member's own request if the other party has not answered yet (CONTR-01, CONTR-06). */
export const contractWithdrawalMachine = setup({
  types: {
    input: {} as { request: ContractRequest },
    context: {} as Context,
    events: {} as
      | { type: 'withdrawal.confirm' }
      | { type: 'withdrawal.close' }
      | { type: 'contracts.changed' }
      | RequestNews,
    tags: {} as 'busy' | 'failed',
    children: {} as { withdrawRequest: 'withdrawRequest'; requestWatch: 'requestWatch' },
  },
  actors: {
    requestWatch: requestWatchMachine,
    withdrawRequest: idempotentRequestMachine<RequestVersion, WithdrawalAnswer>(),
  },
  guards: {
    isDone: (_, outcome: Outcome) => 'answer' in outcome && outcome.answer.ok,
    isSettled: (_, outcome: Outcome) => refusalIn(outcome)?.code === 'contract.settled',
    isAnswered: (_, outcome: Outcome) => 'answer' in outcome,
  },
  actions: {
    reload: sendTo('requestWatch', { type: 'contracts.changed' }),
    createRequest: assign({
      intent: ({ context: { request } }) => newIntent({ requestId: request.id, version: request.version }),
      failure: null,
    }),
    setRead: assign({ request: (_, { request }: ReadRequest) => request }),
    setRequest: assign(({ context }, outcome: Outcome) => ({
      request: requestIn(outcome) ?? context.request,
    })),
    setFailure: assign({ failure: (_, outcome: Outcome) => ('failure' in outcome ? outcome.failure : null) }),
  },
}).createMachine({
  id: 'contractWithdrawal',
  description: 'Lets a player withdraw a contract request that has no answer yet.',
  context: ({ input }) => ({ ...input, intent: null, failure: null }),
  initial: 'confirming',
  on: { 'withdrawal.close': '.closed' },
  states: {
    confirming: {
      description: 'The page asks the player to confirm the withdrawal of the request.',
      initial: 'idle',
      invoke: {
        id: 'requestWatch',
        src: 'requestWatch',
        input: ({ context: { request } }) => ({ requestId: request.id, version: request.version }),
      },
      on: {
        'withdrawal.confirm': 'withdrawing',
        'contracts.changed': { actions: 'reload' },
        'request.settled': { target: 'alreadySettled', actions: { type: 'setRead', params: news } },
        'request.changed': { target: '.changed', actions: { type: 'setRead', params: news } },
      },
      states: {
        idle: { description: 'No message is shown.' },
        changed: { description: 'The request was changed in another window. The new terms are shown.' },
        failed: {
          tags: 'failed',
          description: 'The withdrawal failed and the request is still open. The player can try again.',
        },
      },
    },
    withdrawing: {
      description: 'The server is withdrawing the request.',
      tags: 'busy',
      entry: 'createRequest',
      invoke: {
        id: 'withdrawRequest',
        src: 'withdrawRequest',
        input: ({ context: { intent } }) => {
          if (!intent) throw new Error('There is no request to withdraw.')
          return intent
        },
        onDone: [
          {
            guard: { type: 'isDone', params: outcome },
            target: 'withdrawn',
            actions: { type: 'setRequest', params: outcome },
          },
          {
            guard: { type: 'isSettled', params: outcome },
            target: 'alreadySettled',
            actions: { type: 'setRequest', params: outcome },
          },
          {
            guard: { type: 'isAnswered', params: outcome },
            target: 'confirming.changed',
            actions: { type: 'setRequest', params: outcome },
          },
          { target: 'confirming.failed', actions: { type: 'setFailure', params: outcome } },
        ],
      },
    },
    withdrawn: { description: 'The request is withdrawn and can no longer be answered.' },
    alreadySettled: {
      description: 'The request was already answered, or withdrawn elsewhere. The page shows the outcome.',
    },
    closed: { type: 'final', description: 'The player has closed the dialog.' },
  },
})
