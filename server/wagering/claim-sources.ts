/** The kinds of rewards. Rewards in money have the same kind in the ledger. */
export const giftSources = [
  'bonus',
  'promotion',
  'reward',
  'mission',
  'referral',
  'rebate',
  'task',
  'pointReward',
] as const
