import type { Intent } from '#api/browser/request-intent.ts'
import type { RedemptionAnswer } from '#api/rewards/point-mall.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Delivery, MallItem, Redemption, RedemptionRequest } from '#protocol/rewards/point-mall.ts'

export type RedemptionOutcome = RequestOutcome<RedemptionAnswer>
export type RedemptionRefusal = Extract<RedemptionAnswer, { ok: false }>['refusal']

/** A number as it was typed; null while nothing is. */
export type TypedQuantity = number | 'unreadable' | 'tooLarge' | null

/** What is missing of an order, or off. */
export type RedemptionGap = 'quantity' | keyof Delivery

/** What is known of the mall by now. */
export type SeenMall = { balance: number; items: readonly MallItem[] }

export type RedemptionInput = SeenMall & {
  memberId: string
  /** A redemption of this tab of which nobody knows what became. */
  pending: Intent<RedemptionRequest> | null
  /** Where something was to go, as it was typed before a reload. */
  typed: Delivery | null
}

export type RedemptionContext = RedemptionInput & {
  /** Of what is being redeemed; null for nothing. */
  itemId: string | null
  quantity: TypedQuantity
  delivery: Delivery
  gaps: readonly RedemptionGap[]
  /** Why the platform refused the order; null while it has not. */
  refused: RedemptionRefusal['code'] | null
  receipt: Redemption | null
  failure: CallFailure | null
}

export type RedemptionEvent =
  | { type: 'item.choose'; itemId: string }
  | { type: 'quantity.change'; quantity: TypedQuantity }
  | { type: 'delivery.change'; field: keyof Delivery; text: string }
  | { type: 'redemption.submit' }
  /** Another number of the same, where that many were not to be had. */
  | { type: 'redemption.change' }
  | { type: 'redemption.leave' }
  /** The platform says what there is now. */
  | ({ type: 'mall.seen' } & SeenMall)

/** It is known what became of a redemption, so that what is shown of the mall is out of date. */
export type RedemptionEmitted = { type: 'settled' }
