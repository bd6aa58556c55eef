import { assign, emit, raise, sendTo, setup } from 'xstate'
import { newIntent } from '#api/browser/request-intent.ts'
import { feedbackIntents, tellOperator } from '#api/support/feedback.ts'
import { clearFeedbackDraft, saveFeedbackDraft } from '#api/support/feedback-draft.ts'
import { idempotentRequestMachine, refusalIn } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { ImagesChanged } from '#machines/support/image-upload/types.ts'
import { imageUploadMachine } from '#machines/support/image-upload.machine.ts'
import type { FeedbackTopic } from '#protocol/support/feedback.ts'
import { draftIn, emptied, validateFields, wishIn } from './draft.ts'
import type {
  FeedbackContext,
  FeedbackEmitted,
  FeedbackErrors,
  FeedbackEvent,
  FeedbackInput,
  FeedbackOutcome,
  FeedbackRefusal,
} from './types.ts'

const without = (errors: FeedbackErrors, field: keyof FeedbackErrors): FeedbackErrors => {
  const { [field]: _corrected, ...left } = errors
  return left
}

/** What feedback's chart is written in; `feedback.machine.ts` puts it together. */
export const feedbackSetup = setup({
  types: {
    input: {} as FeedbackInput,
    context: {} as FeedbackContext,
    events: {} as FeedbackEvent,
    emitted: {} as FeedbackEmitted,
    tags: {} as 'busy' | 'failed',
    children: {} as { imageUpload: 'imageUpload'; sendFeedback: 'sendFeedback' },
  },
  actors: { imageUpload: imageUploadMachine, sendFeedback: idempotentRequestMachine(tellOperator) },
  guards: {
    isLooker: ({ context }, looker: Viewer) => context.looker === looker,
    isPending: ({ context }) => context.pending !== null,
    isImageOnItsWay: ({ context }) => context.images.isSending,
    hasErrors: ({ context }) => Object.keys(context.errors).length > 0,
    isUndone: (_, end: FeedbackOutcome) => 'failure' in end,
    isRefusedAs: (_, { end, code }: { end: FeedbackOutcome; code: FeedbackRefusal['code'] }) =>
      refusalIn(end)?.code === code,
  },
  actions: {
    keepTopic: assign(({ context }, topic: FeedbackTopic) => ({
      topic,
      errors: without(context.errors, 'topic'),
    })),
    keepContent: assign(({ context }, content: string) => ({
      content,
      errors: without(context.errors, 'content'),
    })),
    keepContact: assign(({ context }, contact: string) => ({
      contact,
      errors: without(context.errors, 'contact'),
    })),
    noteDraft: ({ context }) => saveFeedbackDraft(context.memberId, draftIn(context)),
    forgetDraft: ({ context }) => clearFeedbackDraft(context.memberId),
    keepImages: assign({ images: (_, { ids, isSending }: ImagesChanged) => ({ ids, isSending }) }),
    missImages: raise({ type: 'images.missed' }),
    dropImages: sendTo('imageUpload', { type: 'images.drop' }),
    checkFields: assign({ errors: ({ context }) => validateFields(context) }),
    /** A new key for a new intent; one that is pending keeps its own. */
    makeIntent: assign({
      failure: null,
      pending: ({ context }) => context.pending ?? newIntent(wishIn(context)),
    }),
    noteIntent: ({ context: { memberId, pending } }) => {
      if (pending) feedbackIntents.note(memberId, pending)
    },
    forgetNote: ({ context }) => feedbackIntents.forget(context.memberId),
    forgetIntent: assign({ pending: null }),
    keepFailure: assign((_, end: FeedbackOutcome) => ('failure' in end ? { failure: end.failure } : {})),
    keepWait: assign((_, end: FeedbackOutcome) => {
      const refusal = refusalIn(end)
      return refusal?.code === 'feedback.throttled' ? { retryAt: Date.now() + refusal.value.retryAfter } : {}
    }),
    beginAnew: assign(emptied),
    wantLogin: emit({ type: 'loginWanted' }),
    wantRegistration: emit({ type: 'registrationWanted' }),
  },
  delays: { untilRetry: ({ context }) => context.retryAt - Date.now() },
})
