import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { moment } from '#domain/time/moment.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'

/** What a deposit promotion gives: a share of the deposit, up to a cap, with a wagering requirement. */
const terms = v.object({
  /** Basis points of the deposit. */
  share: basisPoints,
  /** The most that it gives, minor units. */
  cap: notNegative,
  /** The smallest deposit that it is for, minor units. */
  min: notNegative,
  /** How many times the bonus must be staked before money may leave. */
  turnoverFactor: count,
  /** Days from the credit, after which unused bonus is taken back. */
  lasts: count,
})
type DepositBonusTerms = v.InferOutput<typeof terms>

/** How often a member may use a deposit promotion: with the first deposit only, once, or once a day. */
export const promotionUse = v.picklist(['firstDeposit', 'once', 'daily'])
export type PromotionUse = v.InferOutput<typeof promotionUse>

/** Why a promotion is not for a deposit. */
const refusedWhy = v.picklist([
  /** It is over, has not begun, or is gone. */
  'ended',
  'used',
  /** Another deposit bonus still has its wagering requirement. */
  'otherBonus',
  /** `reason` says what the member lacks. */
  'notEligible',
  'belowMinimum',
  /** The chosen way of paying is none of those that it is for. */
  'channel',
])

/** Why a promotion cannot be used. `reason`: in the member's language, empty where `why` says it all. */
export const promotionRefusal = v.object({ why: refusedWhy, reason: v.string(), min: notNegative })
export type PromotionRefusal = v.InferOutput<typeof promotionRefusal>

/** A deposit promotion that runs now. */
export const depositPromotion = v.object({
  id,
  title: v.string(),
  ...terms.entries,
  use: promotionUse,
  /** Ids of the ways of paying that it is for; null for all. */
  channels: v.nullable(v.array(id)),
  endsAt: v.nullable(moment),
  /** Why this member cannot use it now; null where they can. */
  refusal: v.nullable(promotionRefusal),
})
export type DepositPromotion = v.InferOutput<typeof depositPromotion>

const state = v.picklist([
  /** The order is open, and the bonus comes with its credit. */
  'promised',
  /** The order ended without a payment. */
  'released',
  /** The deposit was credited without it; `reason` says why. */
  'refused',
  /** Credited, with a wagering requirement that is not met yet. */
  'active',
  'completed',
  'cancelled',
  'expired',
])

/** The deposit bonus that a member is using now. */
export const bonusInUse = v.object({
  title: v.string(),
  /** What is left of its wagering requirement, minor units. */
  turnoverLeft: notNegative,
})
export type BonusInUse = v.InferOutput<typeof bonusInUse>

/** The bonus of one deposit. */
export const depositBonus = v.object({
  title: v.string(),
  /** Minor units: what was credited, or is going to be. */
  amount: notNegative,
  /** The wagering requirement, minor units. */
  turnover: notNegative,
  /** The wagering requirement of the deposit itself, which comes on top, minor units. */
  depositTurnover: notNegative,
  /** Days from the credit, after which unused bonus is taken back. */
  lasts: count,
  state,
  /** Why the deposit came without it, in the member's language; empty otherwise. */
  reason: v.string(),
  /** When unused bonus is taken back; null before the credit. */
  expiresAt: v.nullable(moment),
})
export type DepositBonus = v.InferOutput<typeof depositBonus>
export type DepositBonusState = DepositBonus['state']

/** Minor units of bonus for a deposit (minor units), rounded down and never above the cap. */
export const bonusFor = ({ share, cap }: Pick<DepositBonusTerms, 'share' | 'cap'>, deposit: number): number =>
  Math.min(cap, Number((BigInt(deposit) * BigInt(share)) / 10_000n))

/** Minor units that a deposit (minor units) must itself be wagered, rounded up. `share`: basis points of it. */
export const depositTurnoverFor = (deposit: number, share: number): number =>
  Number((BigInt(deposit) * BigInt(share) + 9_999n) / 10_000n)

/** Whether a promotion is for a deposit channel. */
export const isForChannel = (
  { channels }: Pick<DepositPromotion, 'channels'>,
  channelId: string | null,
): boolean => channels === null || channels.includes(channelId ?? '')

/** The promotions that the member can choose. */
export const usablePromotions = (promotions: readonly DepositPromotion[]): DepositPromotion[] =>
  promotions.filter(({ refusal }) => refusal === null)
