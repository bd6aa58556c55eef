import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  addPayoutAccount,
  listPayoutAccounts,
  preferPayoutAccount,
  removePayoutAccount,
} from '#protocol/cashier/payout-accounts.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'

export type PayoutAccounts = ReplyOf<typeof listPayoutAccounts>

export type NewPayoutAccount = RequestInput<typeof addPayoutAccount>
export type AddAnswer = Answer<typeof addPayoutAccount>

export type PayoutRemoval = RequestInput<typeof removePayoutAccount>
export type RemovalAnswer = Answer<typeof removePayoutAccount>

export const readAccounts = (signal: AbortSignal): Promise<PayoutAccounts> =>
  fetchValue(listPayoutAccounts, {}, { signal })

/**
 * Throws `CallFailed`. If the response is lost, the account may have been added anyway. A retry is then
 * refused.
 */
export const addAccount = (account: NewPayoutAccount, signal: AbortSignal): Promise<AddAnswer> =>
  callApi(addPayoutAccount, account, { signal })

export const removeAccount = (removal: PayoutRemoval, signal: AbortSignal): Promise<RemovalAnswer> =>
  callApi(removePayoutAccount, removal, { signal })

export const preferAccount = (id: string, signal: AbortSignal) =>
  fetchValue(preferPayoutAccount, { id }, { signal })
