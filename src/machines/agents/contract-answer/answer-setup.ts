import { assign, fromPromise, raise, sendTo, setup } from 'xstate'
import {
  acceptRequest,
  askPreview,
  type PreviewAnswer,
  type ReadRequest,
  readRequest,
  rejectRequest,
} from '#api/agents/contracts.ts'
import { newIntent } from '#api/browser/request-intent.ts'
import { requestWatchMachine } from '#machines/agents/request-watch.machine.ts'
import { type CallFailure, callFailureOf } from '#machines/kit/call-failure.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { ContractRequest } from '#protocol/agents/contract-terms.ts'
import type { AnswerContext, AnswerEnd, AnswerEvent, AnswerInput, AnswerOutcome } from './types.ts'

/** Milliseconds for which what has just come up takes no answer: longer than a tap that is under way, and than a double one. */
const PAUSE = 800

type Refusal = Extract<Extract<AnswerEnd, { answer: unknown }>['answer'], { ok: false }>['refusal']

/** The request as the platform told it along with an answer, whatever that was. */
function requestIn(end: AnswerEnd): ContractRequest | null {
  if ('failure' in end) return null
  if (end.answer.ok) return end.answer.value.request
  const { refusal } = end.answer
  return refusal.code === 'contract.previewStale' ? null : refusal.value.request
}

/** Which request its reader has before them, and in which version. Throws where it has not been read. */
export const seenIn = ({ request }: AnswerContext) => {
  if (!request) throw new Error('Nobody answers what they have not read.')
  return { requestId: request.id, version: request.version }
}

/** What answering a request is made of; `contract-answer.machine.ts` puts it together. */
export const answerSetup = setup({
  types: {
    input: {} as AnswerInput,
    context: {} as AnswerContext,
    events: {} as AnswerEvent,
    output: {} as AnswerOutcome,
    tags: {} as 'busy' | 'failed' | 'answerable' | 'still',
    children: {} as {
      readRequest: 'readRequest'
      requestWatch: 'requestWatch'
      askPreview: 'askPreview'
      acceptRequest: 'acceptRequest'
      rejectRequest: 'rejectRequest'
    },
  },
  actors: {
    readRequest: fromPromise<ReadRequest, { requestId: string }>(({ input, signal }) =>
      readRequest(input, signal),
    ),
    askPreview: fromPromise<PreviewAnswer, { requestId: string }>(({ input, signal }) =>
      askPreview(input, signal),
    ),
    requestWatch: requestWatchMachine,
    acceptRequest: idempotentRequestMachine(acceptRequest),
    rejectRequest: idempotentRequestMachine(rejectRequest),
  },
  guards: {
    isSettled: ({ context }) => context.request?.state !== 'pending',
    isGone: (_, failure: CallFailure) => failure.reason === 'missing',
    isPreviewOfAnother: ({ context }, answer: PreviewAnswer) =>
      answer.ok && answer.value.version !== context.request?.version,
    isEndOfNothing: (_, answer: PreviewAnswer) => answer.ok && answer.value.ends.length === 0,
    isPreview: (_, answer: PreviewAnswer) => answer.ok,
    isDone: (_, end: AnswerEnd) => 'answer' in end && end.answer.ok,
    isRefusedAs: (_, { end, code }: { end: AnswerEnd; code: Refusal['code'] }) =>
      refusalIn(end)?.code === code,
    isUnknown: (_, end: AnswerEnd) => 'failure' in end && end.failure.reason === 'missing',
  },
  actions: {
    keepRead: assign((_, { request, contract }: ReadRequest) => ({ request, contract, failure: null })),
    lookAgain: sendTo('requestWatch', { type: 'contracts.changed' }),
    suspectChange: raise({ type: 'contracts.changed' }),
    keepPreview: assign((_, answer: PreviewAnswer) =>
      answer.ok ? { ends: answer.value.ends, preview: answer.value.preview } : {},
    ),
    keepSettled: assign((_, answer: PreviewAnswer) =>
      answer.ok ? {} : { request: answer.refusal.value.request },
    ),
    keepRequest: assign(({ context }, end: AnswerEnd) => ({ request: requestIn(end) ?? context.request })),
    keepEnded: assign((_, end: AnswerEnd) =>
      'answer' in end && end.answer.ok
        ? { ends: end.answer.value.ended, contract: end.answer.value.contract }
        : {},
    ),
    keepStale: assign((_, end: AnswerEnd) => {
      const refusal = refusalIn(end)
      return refusal?.code === 'contract.previewStale' ? refusal.value : {}
    }),
    makeAcceptance: assign({
      acceptance: ({ context }) => newIntent({ ...seenIn(context), preview: context.preview }),
    }),
    makeRejection: assign({ rejection: ({ context }) => newIntent(seenIn(context)) }),
    keepEndFailure: assign({ failure: (_, end: AnswerEnd) => ('failure' in end ? end.failure : null) }),
    keepFailure: assign({ failure: (_, error: unknown) => callFailureOf(error) }),
    forgetFailure: assign({ failure: null }),
  },
  delays: { untilSeen: PAUSE },
})
