import type { Intent } from '#api/browser/request-intent.ts'
import type { RedemptionAnswer } from '#api/rewards/point-shop.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { RequestOutcome } from '#machines/kit/idempotent-request.machine.ts'
import type { Delivery, Redemption, RedemptionRequest, ShopItem } from '#protocol/rewards/point-shop.ts'

export type RedemptionOutcome = RequestOutcome<RedemptionAnswer>
export type RedemptionRefusal = Extract<RedemptionAnswer, { ok: false }>['refusal']

/** Null while nothing is typed. */
export type TypedQuantity = number | 'unreadable' | 'tooLarge' | null

export type RedemptionGap = 'quantity' | keyof Delivery

export type ShopContent = { balance: number; items: readonly ShopItem[] }

export type RedemptionInput = ShopContent & {
  memberId: string
  /** A redemption with an unknown outcome, sent from this tab. */
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
  /** Chooses another quantity of the same item, when too few are left. */
  | { type: 'redemption.change' }
  | { type: 'redemption.leave' }
  | ({ type: 'shop.loaded' } & ShopContent)

/** The outcome is known, so the shop must be loaded again. */
export type RedemptionEmitted = { type: 'settled' }
