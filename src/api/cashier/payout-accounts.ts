import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  addPayoutAccount,
  listPayoutAccounts,
  preferPayoutAccount,
  removePayoutAccount,
} from '#protocol/cashier/payout-accounts.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'

/** The accounts that money may be paid to, and what else may be added. */
export type PayoutAccounts = ReplyOf<typeof listPayoutAccounts>

export type NewPayoutAccount = RequestInput<typeof addPayoutAccount>
export type AddAnswer = Answer<typeof addPayoutAccount>

export type PayoutRemoval = RequestInput<typeof removePayoutAccount>
export type RemovalAnswer = Answer<typeof removePayoutAccount>

/** Asks for the member's accounts. Throws `CallFailed`. */
export const readAccounts = (signal: AbortSignal): Promise<PayoutAccounts> =>
  fetchValue(listPayoutAccounts, {}, { signal })

/** Adds an account. Throws `CallFailed`; one that was added by an answer that got lost is refused as known already. */
export const addAccount = (account: NewPayoutAccount, signal: AbortSignal): Promise<AddAnswer> =>
  callApi(addPayoutAccount, account, { signal })

/** Removes an account. Throws `CallFailed`. */
export const removeAccount = (removal: PayoutRemoval, signal: AbortSignal): Promise<RemovalAnswer> =>
  callApi(removePayoutAccount, removal, { signal })

/** Makes an account the one that is offered first. Throws `CallFailed`. */
export const preferAccount = (id: string, signal: AbortSignal) =>
  fetchValue(preferPayoutAccount, { id }, { signal })
