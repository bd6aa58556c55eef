import type { PromotionUse } from '#protocol/rewards/deposit-bonus.ts'

/** Whether something is asked for with an application. */
type Asking = 'no' | 'may' | 'must'

/** What a member must be, so that a promotion is for them. */
export type Needs = {
  /** The VIP level from which on it is. */
  vipLevel?: number
  /** A contact that has to be bound. */
  bound?: 'mobile' | 'email'
  /** Days for which an account counts as new. */
  newerThan?: number
}

/** What has to be paid in or staked from joining on; minor units. */
export type Goal = { measure: 'deposits' | 'turnover'; target: number }

/** What a promotion gives. Amounts in minor units. */
export type PromotionReward = {
  /** The most it gives. */
  amount: number
  /** Basis points of what its goal counts, up to the amount; absent where it always gives all of it. */
  share?: number
  /** How many times it must be staked before it may leave. */
  turnoverFactor: number
  /** Days for which it can be claimed once it is issued. */
  lasts: number
}

/** Somebody joins, does what is asked, and has the reward. */
export type SignUpTerms = {
  kind: 'signUp'
  needs: Needs
  goal: Goal | null
  reward: PromotionReward
  /** What goes with which step. */
  asks: { step: 'join' | 'request'; comment: Asking; images: Asking } | null
  /** Steps that people decide on; the others are granted at once. */
  reviewed: readonly ('join' | 'request')[]
}

/** Each member draws as often as they have chances, which are earned by paying in while it lasts. */
export type RaffleTerms = {
  kind: 'raffle'
  /** Minor units to pay in for one chance, and how many chances a member can have. */
  per: number
  most: number
  /** How many times a prize must be staked before it may leave. */
  turnoverFactor: number
}

/** What a deposit promotion gives for one deposit. Amounts in minor units. */
export type DepositBonusTerms = {
  /** Basis points of the deposit, and the most that this comes to. */
  share: number
  cap: number
  /** The smallest deposit that it is for. */
  min: number
  /** How many times the bonus must be staked before money may leave. */
  turnoverFactor: number
  /** Days from the credit, after which unused bonus is taken back. */
  lasts: number
}

/** A member chooses it with a deposit, and the bonus is credited with the payment. */
export type DepositTerms = DepositBonusTerms & {
  kind: 'deposit'
  needs: Needs
  use: PromotionUse
  /** Ids of the ways of paying that it is for; null for all. */
  channels: readonly string[] | null
}

/** How a promotion goes, as the operator set it. */
export type PromotionTerms = SignUpTerms | RaffleTerms | DepositTerms | { kind: 'information' }
