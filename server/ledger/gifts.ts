/** Kinds of operations by which something is given without a stake. */
export const gifts = [
  'bonus',
  'promotion',
  'raffle',
  'mission',
  'task',
  'reward',
  'rebate',
  'referral',
  'points',
] as const
