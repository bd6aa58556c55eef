import type { PromotionUse } from '#protocol/rewards/deposit-bonus.ts'

type Requirement = 'no' | 'may' | 'must'

export type Needs = {
  vipLevel?: number
  bound?: 'mobile' | 'email'
  /** Maximum account age in days. */
  newerThan?: number
}

/** Minor units to deposit or wager after joining. */
export type Goal = { measure: 'deposits' | 'turnover'; target: number }

/** Amounts in minor units. */
export type PromotionReward = {
  amount: number
  /**
   * Basis points of the amount that counts for the goal, up to `amount`. Absent if the whole amount is paid.
   */
  share?: number
  turnoverFactor: number
  /** Days in which an issued reward can be claimed. */
  lasts: number
}

/** The member joins, reaches the goal and requests the reward. */
export type SignUpTerms = {
  kind: 'signUp'
  needs: Needs
  goal: Goal | null
  reward: PromotionReward
  asks: { step: 'join' | 'request'; comment: Requirement; images: Requirement } | null
  /** Steps that the operator reviews. Others are granted at once. */
  reviewed: readonly ('join' | 'request')[]
}

/** Members earn chances with deposits during the raffle. Each chance is one draw. */
export type RaffleTerms = {
  kind: 'raffle'
  /** Deposit amount per chance in minor units, and maximum number of chances per member. */
  per: number
  most: number
  /** Wagering requirement as a multiple of the prize. */
  turnoverFactor: number
}

/** Bonus for one deposit. Amounts in minor units. */
export type DepositBonusTerms = {
  /** Basis points of the deposit, up to `cap`. */
  share: number
  cap: number
  min: number
  /** Wagering requirement as a multiple of the bonus. */
  turnoverFactor: number
  /** Days after the credit when unused bonus is taken back. */
  lasts: number
}

/** The member selects it with a deposit. The bonus is credited with the payment. */
export type DepositTerms = DepositBonusTerms & {
  kind: 'deposit'
  needs: Needs
  use: PromotionUse
  /** Ids of the valid deposit channels; null for all. */
  channels: readonly string[] | null
}

export type PromotionTerms = SignUpTerms | RaffleTerms | DepositTerms | { kind: 'information' }
