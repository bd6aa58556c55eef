import type { Intent } from '#api/browser/request-intent.ts'
import type { DrawIntent } from '#api/rewards/promotion-intents.ts'
import type { DrawAnswer } from '#api/rewards/promotions.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Viewer } from '#machines/kit/viewer.ts'
import type { RaffleDraw } from '#protocol/rewards/promotions.ts'

export type DrawEnd = RequestOutcome<DrawAnswer>
export type DrawRefusal = Extract<DrawAnswer, { ok: false }>['refusal']

export type RaffleInput = {
  looker: Viewer
  /** Empty for visitors. */
  memberId: string
  promotionId: string
  /** That are left. */
  chances: number
  /** A draw of this tab of which nobody knows what became. */
  pending: Intent<DrawIntent> | null
}

export type RaffleContext = RaffleInput & {
  /** What was drawn last. */
  drawn: RaffleDraw | null
  /** All that was drawn since the page was opened, the oldest first. */
  results: readonly RaffleDraw[]
  failure: CallFailure | null
}

export type RaffleEvent =
  | { type: 'raffle.draw' }
  /** The platform says how many chances are left now. */
  | { type: 'chances.seen'; left: number }

export type RaffleEmitted =
  | { type: 'loginWanted' }
  | { type: 'registrationWanted' }
  /** It is known what became of a draw, so that what is shown of the raffle is out of date. */
  | { type: 'drawSettled' }
