import type { Intent } from '#api/browser/request-intent.ts'
import type { FeedbackAnswer, FeedbackRequest } from '#api/support/feedback.ts'
import type { FeedbackDraft } from '#api/support/feedback-draft.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { ImagesChanged } from '#machines/support/image-upload.types.ts'
import type { FeedbackTopic } from '#protocol/support/feedback.ts'

export type FeedbackOutcome = RequestOutcome<FeedbackAnswer>
export type FeedbackRefusal = Extract<FeedbackAnswer, { ok: false }>['refusal']

export type FeedbackErrors = {
  readonly topic?: 'required'
  readonly content?: 'short' | 'long'
  readonly contact?: 'long'
}

export type FeedbackInput = {
  viewer: Viewer
  /** Empty for visitors. */
  memberId: string
  draft: FeedbackDraft | null
  /** Feedback sent from this tab whose outcome is unknown; null if there is none. */
  pending: Intent<FeedbackRequest> | null
}

export type FeedbackContext = Omit<FeedbackInput, 'draft'> &
  FeedbackDraft & {
    /** Images uploaded so far, as reported by the upload actor. */
    images: Omit<ImagesChanged, 'type'>
    errors: FeedbackErrors
    /** When the next feedback may be sent, in epoch ms. */
    retryAt: number
    failure: CallFailure | null
  }

export type FeedbackEvent =
  | { type: 'topic.choose'; topic: FeedbackTopic }
  | { type: 'content.change'; content: string }
  | { type: 'contact.change'; contact: string }
  | { type: 'feedback.send' }
  | { type: 'feedback.again' }
  | { type: 'account.request' }
  | ImagesChanged
  /** The platform no longer has some of the images, so all must be chosen again. */
  | { type: 'images.expired' }

export type FeedbackEmitted = { type: 'loginWanted' } | { type: 'registrationWanted' }
