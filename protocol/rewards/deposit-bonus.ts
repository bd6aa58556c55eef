import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/** Terms of a bonus: a share of the deposit, up to a cap, with a wagering requirement. */
const terms = v.object({
  /** In basis points of the deposit. */
  share: basisPoints,
  /** Maximum bonus in minor units. */
  cap: notNegative,
  /** Smallest eligible deposit in minor units. */
  min: notNegative,
  /** Wagering requirement, as a multiple of the bonus. */
  turnoverFactor: count,
  /** Number of days from the credit until the unused bonus is taken back. */
  lasts: count,
})
type DepositBonusTerms = v.InferOutput<typeof terms>

/** When a member can use the promotion: with the first deposit, once, or once a day. */
export const promotionUse = v.picklist(['firstDeposit', 'once', 'daily'])
export type PromotionUse = v.InferOutput<typeof promotionUse>

const refusedWhy = v.picklist([
  /** The promotion has ended or has not started. */
  'ended',
  'used',
  /** Another deposit bonus still has an open wagering requirement. */
  'otherBonus',
  /** `reason` names the condition that the member does not meet. */
  'notEligible',
  'belowMinimum',
  /** The promotion is not valid for the chosen deposit channel. */
  'channel',
])

/** `reason` is in the member's language, and empty if `why` says enough. */
export const promotionRefusal = v.object({ why: refusedWhy, reason: v.string(), min: notNegative })
export type PromotionRefusal = v.InferOutput<typeof promotionRefusal>

export const depositPromotion = v.object({
  id,
  title: v.string(),
  ...terms.entries,
  use: promotionUse,
  /** Ids of the deposit channels for which the promotion is valid; null for all. */
  channels: v.nullable(v.array(id)),
  endsAt: v.nullable(moment),
  /** Why this member cannot use the promotion now; null if they can. */
  refusal: v.nullable(promotionRefusal),
})
export type DepositPromotion = v.InferOutput<typeof depositPromotion>

const state = v.picklist([
  /** The order is open. The bonus will be credited with the deposit. */
  'promised',
  /** The order ended without a payment. */
  'released',
  /** The deposit was credited without the bonus. `reason` says why. */
  'refused',
  /** The bonus was credited, and its wagering requirement is still open. */
  'active',
  'completed',
  'cancelled',
  'expired',
])

export const bonusInUse = v.object({
  title: v.string(),
  /** Remaining wagering requirement in minor units. */
  turnoverLeft: notNegative,
})
export type BonusInUse = v.InferOutput<typeof bonusInUse>

export const depositBonus = v.object({
  title: v.string(),
  /** Credited or expected bonus in minor units. */
  amount: notNegative,
  /** Wagering requirement in minor units. */
  turnover: notNegative,
  /** Additional wagering requirement for the deposit itself, in minor units. */
  depositTurnover: notNegative,
  /** Number of days from the credit until the unused bonus is taken back. */
  lasts: count,
  state,
  /** Why the deposit was credited without the bonus, in the member's language; otherwise empty. */
  reason: v.string(),
  /** When the unused bonus is taken back; null until the bonus is credited. */
  expiresAt: v.nullable(moment),
})
export type DepositBonus = v.InferOutput<typeof depositBonus>
export type DepositBonusState = DepositBonus['state']

/** The bonus for a deposit in minor units, capped and rounded down. */
export const bonusFor = ({ share, cap }: Pick<DepositBonusTerms, 'share' | 'cap'>, deposit: number): number =>
  Math.min(cap, Number((BigInt(deposit) * BigInt(share)) / 10_000n))

/** A deposit's wagering requirement in minor units, rounded up. `share` is in basis points. */
export const depositTurnoverFor = (deposit: number, share: number): number =>
  Number((BigInt(deposit) * BigInt(share) + 9_999n) / 10_000n)

export const isForChannel = (
  { channels }: Pick<DepositPromotion, 'channels'>,
  channelId: string | null,
): boolean => channels === null || channels.includes(channelId ?? '')

export const usablePromotions = (promotions: readonly DepositPromotion[]): DepositPromotion[] =>
  promotions.filter(({ refusal }) => refusal === null)
