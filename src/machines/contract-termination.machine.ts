import { assign, type DoneActorEvent, setup } from 'xstate'
import { askTermination, type Termination, type TerminationAnswer } from '#api/contracts.ts'
import { type Intent, newIntent } from '#api/intent.ts'
import type { Contract } from '#contract/contract-terms.ts'
import type { CallFailure } from './call-failure.ts'
import { type IntentEnd, intentMachine } from './intent.machine.ts'

type End = IntentEnd<TerminationAnswer>
type Refusal = Extract<TerminationAnswer, { ok: false }>['refusal']

type Context = {
  contract: Contract
  reason: string
  intent: Intent<Termination> | null
  failure: CallFailure | null
}

/** Most characters of a reason, as the contract with the platform has it. */
export const LONGEST_REASON = 140

const end = ({ event }: { event: DoneActorEvent<End> }) => event.output
const refusedAs = <Code extends Refusal['code']>(code: Code) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<End> }) => ({ end: event.output, code }),
  }) as const

/** Asks the other party to end a running contract (CONTR-01). It runs on until they agree. */
export const contractTerminationMachine = setup({
  types: {
    input: {} as { contract: Contract },
    context: {} as Context,
    events: {} as
      | { type: 'reason.change'; reason: string }
      | { type: 'termination.submit' }
      | { type: 'termination.close' },
    tags: {} as 'busy' | 'failed',
    children: {} as { askTermination: 'askTermination' },
  },
  actors: { askTermination: intentMachine(askTermination) },
  guards: {
    isTooLong: ({ context }) => context.reason.trim().length > LONGEST_REASON,
    isDone: (_, end: End) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: End; code: Refusal['code'] }) =>
      'answer' in end && !end.answer.ok && end.answer.refusal.code === code,
  },
  actions: {
    keepReason: assign({ reason: (_, { reason }: { reason: string }) => reason }),
    makeIntent: assign({
      intent: ({ context: { contract, reason } }) =>
        newIntent({ contractId: contract.id, version: contract.version, reason: reason.trim() || undefined }),
      failure: null,
    }),
    keepContract: assign(({ context }, end: End) => {
      if ('failure' in end || end.answer.ok || !('contract' in end.answer.refusal.value)) return {}
      return { contract: end.answer.refusal.value.contract ?? context.contract }
    }),
    keepFailure: assign({ failure: (_, end: End) => ('failure' in end ? end.failure : null) }),
  },
}).createMachine({
  id: 'contractTermination',
  description: 'Lets either party of a running contract ask the other to end it.',
  context: ({ input }) => ({ ...input, reason: '', intent: null, failure: null }),
  initial: 'writing',
  on: { 'termination.close': '.closed' },
  states: {
    writing: {
      description: 'A reason may be given; the contract runs on until the other party agrees.',
      initial: 'fresh',
      on: {
        'reason.change': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'termination.submit': [{ guard: 'isTooLong', target: '.tooLong' }, { target: 'asking' }],
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        tooLong: { description: 'The reason is too long; nothing was sent.' },
        changed: { description: 'The contract has other terms by now, which are shown.' },
        failed: { tags: 'failed', description: 'The attempt failed, and the other party was not asked.' },
      },
    },
    asking: {
      description: 'The other party is being asked.',
      tags: 'busy',
      entry: 'makeIntent',
      invoke: {
        id: 'askTermination',
        src: 'askTermination',
        input: ({ context: { intent } }) => {
          if (!intent) throw new Error('There is nothing to ask.')
          return intent
        },
        onDone: [
          { guard: { type: 'isDone', params: end }, target: 'asked' },
          { guard: refusedAs('contract.requestOpen'), target: 'heldUp' },
          {
            guard: refusedAs('contract.ended'),
            target: 'ended',
            actions: { type: 'keepContract', params: end },
          },
          {
            guard: refusedAs('contract.changed'),
            target: 'writing.changed',
            actions: { type: 'keepContract', params: end },
          },
          { guard: refusedAs('contract.withHouse'), target: 'withHouse' },
          { target: 'writing.failed', actions: { type: 'keepFailure', params: end } },
        ],
      },
    },
    asked: { description: 'The other party has been asked, and will answer.' },
    heldUp: { description: 'Another request about the contract waits for an answer and comes first.' },
    ended: { description: 'The contract has ended meanwhile.' },
    withHouse: { description: 'The contract is with the operator, who answers nothing here.' },
    closed: { type: 'final', description: 'Whoever wanted its end is done with it.' },
  },
})
