import { pendingFeedback, submitFeedback } from '#api/support/feedback.ts'
import { clearFeedbackDraft, saveFeedbackDraft } from '#api/support/feedback-draft.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { feedbackMachine } from '#machines/support/feedback.machine.ts'
import { imageUploadFlow } from './image-upload.flow.ts'

export const feedbackFlow = feedbackMachine.provide({
  actors: { imageUpload: imageUploadFlow, sendFeedback: idempotentRequestMachine(submitFeedback) },
  actions: {
    saveDraft: ({ context: { memberId, topic, content, contact } }) =>
      saveFeedbackDraft(memberId, { topic, content, contact }),
    clearDraft: ({ context }) => clearFeedbackDraft(context.memberId),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingFeedback.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingFeedback.clear(context.memberId),
  },
})
