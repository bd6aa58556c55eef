/** Where gifts come from; also the kind of the operation by which one is paid. */
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
