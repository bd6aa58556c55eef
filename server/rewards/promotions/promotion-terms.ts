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
  /** Basis points of what the goal counts, up to `amount`; absent if the whole amount is paid. */
  share?: number
  turnoverFactor: number
  /** Days for which an issued reward can be claimed. */
  lasts: number
}

/** The member joins, reaches the goal and requests the reward. */
export type SignUpTerms = {
  kind: 'signUp'
  needs: Needs
  goal: Goal | null
  reward: PromotionReward
  asks: { step: 'join' | 'request'; comment: Requirement; images: Requirement } | null
  /** Steps that the operator reviews; other steps are granted at once. */
  reviewed: readonly ('join' | 'request')[]
}

/** Members earn chances with deposits while the raffle runs, and draw once per chance. */
export type RaffleTerms = {
  kind: 'raffle'
  /** Minor units per chance, and maximum chances per member. */
  per: number
  most: number
  /** Wagering requirement as a multiple of the prize. */
  turnoverFactor: number
}

/** Bonus for one deposit; amounts in minor units. */
export type DepositBonusTerms = {
  /** Basis points of the deposit, up to `cap`. */
  share: number
  cap: number
  min: number
  /** Wagering requirement as a multiple of the bonus. */
  turnoverFactor: number
  /** Days from the credit until unused bonus is taken back. */
  lasts: number
}

/** The member chooses it with a deposit; the bonus is credited with the payment. */
export type DepositTerms = DepositBonusTerms & {
  kind: 'deposit'
  needs: Needs
  use: PromotionUse
  /** Ids of the eligible payment channels; null for all. */
  channels: readonly string[] | null
}

export type PromotionTerms = SignUpTerms | RaffleTerms | DepositTerms | { kind: 'information' }
