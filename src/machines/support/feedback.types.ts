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

/** What is wrong with what was typed, before anything is sent. */
export type FeedbackErrors = {
  readonly topic?: 'required'
  readonly content?: 'short' | 'long'
  readonly contact?: 'long'
}

export type FeedbackInput = {
  looker: Viewer
  /** Empty for visitors. */
  memberId: string
  /** What was typed before in this tab. */
  draft: FeedbackDraft | null
  /** What was sent from this tab, and of which nobody knows what became. */
  pending: Intent<FeedbackRequest> | null
}

export type FeedbackContext = Omit<FeedbackInput, 'draft'> &
  FeedbackDraft & {
    /** Images that were sent so far, as the machine that sends them tells. */
    images: Omit<ImagesChanged, 'type'>
    errors: FeedbackErrors
    /** Epoch ms at which the platform takes more. */
    retryAt: number
    failure: CallFailure | null
  }

export type FeedbackEvent =
  | { type: 'topic.choose'; topic: FeedbackTopic }
  | { type: 'content.change'; content: string }
  | { type: 'contact.change'; contact: string }
  | { type: 'feedback.send' }
  /** There is more to be said. */
  | { type: 'feedback.again' }
  /** Somebody without an account would like to have one, to send images and be answered. */
  | { type: 'account.want' }
  | ImagesChanged
  /** The platform has some of the images no more. */
  | { type: 'images.missed' }

export type FeedbackEmitted = { type: 'loginWanted' } | { type: 'registrationWanted' }
