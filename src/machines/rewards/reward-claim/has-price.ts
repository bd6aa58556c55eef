import type { ClaimContext } from './types.ts'

/** Whether what is being claimed, or was, asks for money to be staked: it is asked about first, and told of where it was asked. */
export const hasPrice = ({ chosen }: Pick<ClaimContext, 'chosen'>): boolean => (chosen?.turnover ?? 0) > 0
