/** Kinds of operations by which something is given without a stake, or taken back of that. */
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
