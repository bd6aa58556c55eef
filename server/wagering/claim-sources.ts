/** The kinds of rewards. A reward in money is posted to the ledger under the same kind. */
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
