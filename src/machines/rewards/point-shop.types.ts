import type { Intent } from '#api/browser/request-intent.ts'
import type { RedemptionAnswer } from '#api/rewards/point-shop.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Delivery, Redemption, RedemptionRequest, ShopItem } from '#protocol/rewards/point-shop.ts'

export type RedemptionOutcome = RequestOutcome<RedemptionAnswer>
export type RedemptionRefusal = Extract<RedemptionAnswer, { ok: false }>['refusal']

/** The typed quantity; null if nothing is typed. */
export type TypedQuantity = number | 'unreadable' | 'tooLarge' | null

export type RedemptionGap = 'quantity' | keyof Delivery

export type ShopContent = { balance: number; items: readonly ShopItem[] }

export type RedemptionInput = ShopContent & {
  memberId: string
  /** A redemption sent from this tab whose outcome is unknown; null if there is none. */
  pending: Intent<RedemptionRequest> | null
  typed: Delivery | null
}

export type RedemptionContext = RedemptionInput & {
  itemId: string | null
  quantity: TypedQuantity
  delivery: Delivery
  gaps: readonly RedemptionGap[]
  refused: RedemptionRefusal['code'] | null
  receipt: Redemption | null
  failure: CallFailure | null
}

export type RedemptionEvent =
  | { type: 'item.choose'; itemId: string }
  | { type: 'quantity.change'; quantity: TypedQuantity }
  | { type: 'delivery.change'; field: keyof Delivery; text: string }
  | { type: 'redemption.submit' }
  /** Reduces the quantity to the number that can still be ordered. */
  | { type: 'redemption.change' }
  | { type: 'redemption.leave' }
  | ({ type: 'shop.loaded' } & ShopContent)

/** Asks the page to reload the shop once the outcome is known. */
export type RedemptionEmitted = { type: 'settled' }
