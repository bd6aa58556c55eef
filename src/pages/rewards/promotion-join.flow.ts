import { applicationIntents } from '#api/rewards/promotion-intents.ts'
import { sendApplication } from '#api/rewards/promotions.ts'
import { noteText } from '#api/support/text-drafts.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { promotionJoinMachine } from '#machines/rewards/promotion-join.machine.ts'
import { imageUploadFlow } from '#pages/support/image-upload.flow.ts'

export const promotionJoinFlow = promotionJoinMachine.provide({
  actors: { imageUpload: imageUploadFlow, sendApplication: idempotentRequestMachine(sendApplication) },
  actions: {
    saveDraft: ({ context: { memberId, promotionId, comment } }) =>
      noteText({ memberId, about: promotionId }, comment),
    clearDraft: ({ context: { memberId, promotionId } }) => noteText({ memberId, about: promotionId }, ''),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) applicationIntents.note(memberId, pending)
    },
    clearSavedRequest: ({ context }) => applicationIntents.forget(context.memberId),
  },
})
