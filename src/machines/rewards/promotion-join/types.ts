import type { Intent } from '#api/browser/request-intent.ts'
import type { ApplicationIntent } from '#api/rewards/promotion-intents.ts'
import type { ApplicationAnswer } from '#api/rewards/promotions.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { ImagesChanged } from '#machines/support/image-upload/types.ts'
import type { ActivityStatus, PromotionDetails } from '#protocol/rewards/promotions.ts'

export type JoinOutcome = RequestOutcome<ApplicationAnswer>
export type JoinRefusal = Extract<ApplicationAnswer, { ok: false }>['refusal']

export type JoinInput = {
  looker: Viewer
  /** Empty for visitors. */
  memberId: string
  promotionId: string
  step: ApplicationIntent['step']
  asks: PromotionDetails['asks']
  /** The comment that was typed before in this tab. */
  draft: string
  /** An application of this tab of which nobody knows what became. */
  pending: Intent<ApplicationIntent> | null
}

export type JoinContext = Omit<JoinInput, 'draft'> & {
  comment: string
  /** Images that were sent so far, as the machine that sends them tells. */
  images: Omit<ImagesChanged, 'type'>
  /** What is asked for and is not there. */
  missing: 'comment' | 'images' | null
  /** How it stands once it is known. */
  status: ActivityStatus | null
  /** What this member lacks, in their language. */
  obstacle: string
  /** Milliseconds to wait after too many applications. */
  retryAfter: number
  failure: CallFailure | null
}

export type JoinEvent =
  | { type: 'comment.change'; comment: string }
  | { type: 'promotion.send' }
  | ImagesChanged

export type JoinEmitted =
  /** Only members can do that. */
  | { type: 'loginWanted' }
  | { type: 'registrationWanted' }
  /** An application is on its way. */
  | { type: 'applicationSent' }
  /** It is known what became of it, so that what is shown of the promotion is out of date. */
  | { type: 'applicationSettled' }
