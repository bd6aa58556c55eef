/** Operations that credit a reward or take it back. */
export const gifts = [
  'bonus',
  'bonusReturned',
  'promotion',
  'raffle',
  'mission',
  'task',
  'reward',
  'rebate',
  'referral',
  'points',
] as const
