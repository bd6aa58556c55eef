import type { DoneActorEvent } from 'xstate'
import type { EndPreview } from '#api/agents/contracts.ts'
import { errorOf } from '#machines/kit/call-failure.ts'
import { terminationSetup } from './contract-termination/termination-setup.ts'
import type { TerminationOutcome } from './contract-termination/types.ts'
import type { RequestNews } from './request-watch.machine.ts'

const end = ({ event }: { event: DoneActorEvent<TerminationOutcome> }) => event.output
const preview = ({ event }: { event: DoneActorEvent<EndPreview> }) => event.output
const previewed = ({ event }: { event: DoneActorEvent<EndPreview> }) => ({ answer: event.output })

const news = ({ event }: { event: Extract<RequestNews, { type: 'request.settled' }> }) => event.read

const refusedAs = <
  Code extends
    `contract.${'requestOpen' | 'ended' | 'changed' | 'withHouse' | 'partyClosed' | 'partyOpen' | 'previewStale'}`,
>(
  code: Code,
) =>
  ({
    type: 'isRefusedAs',
    params: ({ event }: { event: DoneActorEvent<TerminationOutcome> }) => ({ end: event.output, code }),
  }) as const

/**
 * The end of a running contract (CONTR-01): the other party is asked, and it runs on until they agree. Where their account is
 * closed nobody would answer, so that it ends by the word of the one who is left. Either way what would end with it is listed
 * before (CONTR-02).
 */
export const contractTerminationMachine = terminationSetup.createMachine({
  id: 'contractTermination',
  description:
    'Lets either party of a running contract ask the other to end it, or end it where the other’s account is closed.',
  context: ({ input }) => ({
    ...input,
    reason: '',
    intent: null,
    ends: [],
    preview: '',
    loneEnd: null,
    request: null,
    failure: null,
  }),
  initial: 'previewing',
  on: { 'termination.close': '.closed' },
  states: {
    previewing: {
      description: 'The platform is asked which contracts further down would end with this one.',
      tags: ['busy', 'reading'],
      invoke: {
        id: 'askEndPreview',
        src: 'askEndPreview',
        input: ({ context: { contract } }) => ({ contractId: contract.id }),
        onDone: [
          {
            guard: { type: 'isNobodyThere', params: preview },
            target: 'confirming',
            actions: { type: 'keepPreview', params: preview },
          },
          {
            guard: { type: 'isOpenAgain', params: preview },
            target: 'writing.answerable',
            actions: { type: 'keepPreview', params: preview },
          },
          {
            guard: { type: 'isDone', params: previewed },
            target: 'writing',
            actions: { type: 'keepPreview', params: preview },
          },
          {
            guard: {
              type: 'isRefusedAs',
              params: (step: { event: DoneActorEvent<EndPreview> }) => ({
                end: previewed(step),
                code: 'contract.ended',
              }),
            },
            target: 'ended',
            actions: { type: 'keepContract', params: previewed },
          },
          { target: 'withHouse' },
        ],
        onError: { target: 'unread', actions: { type: 'keepFailure', params: errorOf } },
      },
    },
    unread: {
      description: 'What would end with it could not be read; it may be tried again.',
      tags: ['failed', 'reading'],
      on: { 'termination.retry': 'previewing' },
    },
    writing: {
      description:
        'What would end with the contract is listed and a reason may be given; all runs on until the other party agrees.',
      initial: 'fresh',
      on: {
        'reason.change': { actions: { type: 'keepReason', params: ({ event }) => event } },
        'termination.submit': [{ guard: 'isTooLong', target: '.tooLong' }, { target: 'asking' }],
      },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        tooLong: { description: 'The reason is too long; nothing was sent.' },
        changed: { description: 'The contract has other terms by now, which are shown.' },
        answerable: {
          description: 'The other party’s account is open again, so that they have to be asked.',
        },
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
          {
            guard: { type: 'isDone', params: end },
            target: 'asked',
            actions: { type: 'keepAsked', params: end },
          },
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
          {
            guard: refusedAs('contract.partyClosed'),
            target: 'previewing',
            actions: { type: 'keepContract', params: end },
          },
          { guard: refusedAs('contract.withHouse'), target: 'withHouse' },
          { target: 'writing.failed', actions: { type: 'keepEndFailure', params: end } },
        ],
      },
    },
    confirming: {
      description: 'Nobody would answer; the contract and all that ends with it are listed before the yes.',
      tags: 'alone',
      initial: 'fresh',
      on: { 'termination.confirm': 'ending' },
      states: {
        fresh: { description: 'Nothing has gone wrong.' },
        stale: { description: 'The list was another by the time of the yes; the new one is shown.' },
        changed: { description: 'The contract has other terms by now, which are shown; nothing has ended.' },
        failed: { tags: 'failed', description: 'The attempt failed, and the contract runs on.' },
      },
    },
    ending: {
      description: 'The contract is being ended, with all that was listed or not at all.',
      tags: ['busy', 'alone'],
      entry: 'makeLoneEnd',
      invoke: {
        id: 'endAlone',
        src: 'endAlone',
        input: ({ context: { loneEnd } }) => {
          if (!loneEnd) throw new Error('There is nothing to end.')
          return loneEnd
        },
        onDone: [
          {
            guard: { type: 'isDone', params: end },
            target: 'endedAlone',
            actions: { type: 'keepEnded', params: end },
          },
          {
            guard: refusedAs('contract.ended'),
            target: 'ended',
            actions: { type: 'keepContract', params: end },
          },
          {
            guard: refusedAs('contract.changed'),
            target: 'confirming.changed',
            actions: { type: 'keepContract', params: end },
          },
          {
            guard: refusedAs('contract.previewStale'),
            target: 'confirming.stale',
            actions: { type: 'keepStale', params: end },
          },
          {
            guard: refusedAs('contract.partyOpen'),
            target: 'writing.answerable',
            actions: { type: 'keepContract', params: end },
          },
          { target: 'confirming.failed', actions: { type: 'keepEndFailure', params: end } },
        ],
      },
    },
    asked: {
      description: 'The other party has been asked, and their answer is awaited.',
      invoke: {
        id: 'requestWatch',
        src: 'requestWatch',
        input: ({ context: { request } }) => {
          if (!request) throw new Error('Nobody has been asked.')
          return { requestId: request.id, version: request.version }
        },
      },
      on: {
        'contracts.changed': { actions: 'lookAgain' },
        'request.settled': { target: 'answered', actions: { type: 'keepSettled', params: news } },
      },
    },
    answered: {
      description:
        'The other party has answered, or it was taken back elsewhere; it is said what came of it.',
    },
    endedAlone: { description: 'The contract has ended, and what ended with it is listed.' },
    heldUp: { description: 'Another request about the contract waits for an answer and comes first.' },
    ended: { description: 'The contract has ended meanwhile.' },
    withHouse: { description: 'The contract is with the operator, who answers nothing here.' },
    closed: { type: 'final', description: 'Whoever wanted its end is done with it.' },
  },
})
