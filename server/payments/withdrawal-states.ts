import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'

/** States with reserved money. A member has at most one such order. */
export const openStates = ['submitted', 'reviewing', 'paying'] as const satisfies WithdrawalState[]

/** Paid, but the member has not confirmed the receipt. */
export const waitingStates = ['paid', 'disputed'] as const satisfies WithdrawalState[]

/** Orders in these states do not count towards the daily limits. */
export const unpaidStates = ['rejected', 'cancelled', 'failed'] as const satisfies WithdrawalState[]
