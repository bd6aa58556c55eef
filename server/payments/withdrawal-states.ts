import type { WithdrawalState } from '#protocol/cashier/withdrawal-order.ts'

/** Money is set aside for an order in these; a member has one of them at most. */
export const openStates = ['submitted', 'reviewing', 'paying'] as const satisfies WithdrawalState[]

/** It is open whether it has arrived. */
export const waitingStates = ['paid', 'disputed'] as const satisfies WithdrawalState[]

/** What was not paid is in no limit of a day. */
export const unpaidStates = ['rejected', 'cancelled', 'failed'] as const satisfies WithdrawalState[]
