/** Sources of gifts; also the operation kinds by which they are paid. */
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
