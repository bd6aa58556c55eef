/** The kinds of rewards. For money, the ledger operation has the same name. */
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
