import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'

/** States in which money is reserved; a member has at most one such order. */
export const openStates = ['submitted', 'reviewing', 'paying'] as const satisfies WithdrawalState[]

/** Paid, but receipt is not confirmed. */
export const waitingStates = ['paid', 'disputed'] as const satisfies WithdrawalState[]

/** Unpaid orders do not count towards the daily limits. */
export const unpaidStates = ['rejected', 'cancelled', 'failed'] as const satisfies WithdrawalState[]
