import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'

/** States in which money is reserved. A member can have only one order in these states. */
export const openStates = ['submitted', 'reviewing', 'paying'] as const satisfies WithdrawalState[]

/** States in which the payout was made but the member has not confirmed it. */
export const waitingStates = ['paid', 'disputed'] as const satisfies WithdrawalState[]

/** States in which an order does not count towards the daily limits. */
export const unpaidStates = ['rejected', 'cancelled', 'failed'] as const satisfies WithdrawalState[]
