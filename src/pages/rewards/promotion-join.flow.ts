import { saveTextDraft } from '#api/browser/text-drafts.ts'
import { pendingApplications } from '#api/rewards/pending-promotion-requests.ts'
import { sendApplication } from '#api/rewards/promotions.ts'
import { idempotentRequestMachine } from '#machines/kit/idempotent-request.machine.ts'
import { promotionJoinMachine } from '#machines/rewards/promotion-join.machine.ts'
import { imageUploadFlow } from '#pages/support/image-upload.flow.ts'

export const promotionJoinFlow = promotionJoinMachine.provide({
  actors: { imageUpload: imageUploadFlow, sendApplication: idempotentRequestMachine(sendApplication) },
  actions: {
    saveDraft: ({ context: { memberId, promotionId, comment } }) =>
      saveTextDraft({ memberId, about: promotionId }, comment),
    clearDraft: ({ context: { memberId, promotionId } }) =>
      saveTextDraft({ memberId, about: promotionId }, ''),
    saveRequest: ({ context: { memberId, pending } }) => {
      if (pending) pendingApplications.save(memberId, pending)
    },
    clearSavedRequest: ({ context }) => pendingApplications.clear(context.memberId),
  },
})
