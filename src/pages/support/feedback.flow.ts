import { feedbackIntents, tellOperator } from '#api/support/feedback.ts'
import { clearFeedbackDraft, saveFeedbackDraft } from '#api/support/feedback-draft.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { feedbackMachine } from '#machines/support/feedback.machine.ts'
import { imageUploadFlow } from './image-upload.flow.ts'

export const feedbackFlow = feedbackMachine.provide({
  actors: { imageUpload: imageUploadFlow, sendFeedback: idempotentRequestMachine(tellOperator) },
  actions: {
    saveDraft: ({ context: { memberId, topic, content, contact } }) =>
      saveFeedbackDraft(memberId, { topic, content, contact }),
    clearDraft: ({ context }) => clearFeedbackDraft(context.memberId),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) feedbackIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => feedbackIntents.forget(context.memberId),
  },
})
