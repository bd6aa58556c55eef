import type { PromotionUse } from '#protocol/rewards/deposit-bonus.ts'

type Requirement = 'no' | 'may' | 'must'

export type Needs = {
  vipLevel?: number
  bound?: 'mobile' | 'email'
  /** The member's account must be younger than this number of days. */
  newerThan?: number
}

/** The amount to deposit or wager after joining, in minor units. */
export type Goal = { measure: 'deposits' | 'turnover'; target: number }

/** Amounts are in minor units. */
export type PromotionReward = {
  amount: number
  /**
   * Share of the progress that is paid, in basis points, up to `amount`. If absent, the whole amount is paid.
   */
  share?: number
  turnoverFactor: number
  /** Number of days in which a granted reward can be claimed. */
  lasts: number
}

/** The member joins, reaches the goal and then requests the reward. */
export type SignUpTerms = {
  kind: 'signUp'
  needs: Needs
  goal: Goal | null
  reward: PromotionReward
  asks: { step: 'join' | 'request'; comment: Requirement; images: Requirement } | null
  /** Steps that the operator reviews. All others are granted immediately. */
  reviewed: readonly ('join' | 'request')[]
}

/** Members earn chances by depositing during the raffle. Each chance is one draw. */
export type RaffleTerms = {
  kind: 'raffle'
  /** Deposit amount for one chance, in minor units. */
  per: number
  /** Maximum number of chances for a member. */
  most: number
  /** Wagering requirement, as a multiple of the prize. */
  turnoverFactor: number
}

/** The bonus for one deposit. Amounts are in minor units. */
export type DepositBonusTerms = {
  /** Share of the deposit, in basis points, up to `cap`. */
  share: number
  cap: number
  min: number
  /** Wagering requirement, as a multiple of the bonus. */
  turnoverFactor: number
  /** Number of days from the credit until unused bonus money is taken back. */
  lasts: number
}

/** The member selects the promotion with a deposit. The bonus is credited together with the deposit. */
export type DepositTerms = DepositBonusTerms & {
  kind: 'deposit'
  needs: Needs
  use: PromotionUse
  /** Ids of the deposit channels that can be used; null for all. */
  channels: readonly string[] | null
}

export type PromotionTerms = SignUpTerms | RaffleTerms | DepositTerms | { kind: 'information' }
