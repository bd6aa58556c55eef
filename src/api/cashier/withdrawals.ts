import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import type { PayoutAccount } from '#protocol/cashier/payout-accounts.ts'
import { listPayoutAccounts } from '#protocol/cashier/payout-accounts.ts'
import type { WithdrawalDetails } from '#protocol/cashier/withdrawal-order.ts'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  listWithdrawals,
  readWithdrawal,
  readWithdrawalTerms,
} from '#protocol/cashier/withdrawals.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'

export type WithdrawalTerms = ReplyOf<typeof readWithdrawalTerms>

/** What has to be known before money can be paid out: how much may leave, and where to. */
export type WithdrawalStart = { terms: WithdrawalTerms; accounts: readonly PayoutAccount[] }

/** Money that somebody means to have paid out, with what only they know. Amounts in minor units. */
export type WithdrawalRequest = RequestInput<typeof createWithdrawal>
export type WithdrawalAnswer = Answer<typeof createWithdrawal>

/** What a member says of an order of theirs. */
export type CancelAnswer = Answer<typeof cancelWithdrawal>
export type ReceivedRequest = { outcome: 'received' | 'forcedReceived'; id: string }
/** Images by the ids of their uploads, and a word with them. */
export type NotReceivedRequest = { id: string; proof: string[]; comment: string }
export type ConfirmAnswer = Answer<typeof confirmWithdrawal>

export type WithdrawalPage = ReplyOf<typeof listWithdrawals>

/** Asks how much may leave and where to. Throws `CallFailed`. */
export async function readStart(signal: AbortSignal): Promise<WithdrawalStart> {
  const [terms, { accounts }] = await Promise.all([
    fetchValue(readWithdrawalTerms, {}, { signal }),
    fetchValue(listPayoutAccounts, {}, { signal }),
  ])
  return { terms, accounts }
}

/** Orders a payment out; with the same key it is ordered once. Throws `CallFailed`. */
export const orderWithdrawal = (
  { key, request }: Intent<WithdrawalRequest>,
  signal: AbortSignal,
): Promise<WithdrawalAnswer> => callApi(createWithdrawal, request, { signal, idempotencyKey: key })

/** Asks how an order stands. Throws `CallFailed`. */
export const readOrder = (id: string, signal: AbortSignal): Promise<WithdrawalDetails> =>
  fetchValue(readWithdrawal, { id }, { signal })

/** Takes an order back. Throws `CallFailed`. */
export const takeBack = (
  { key, request }: Intent<{ id: string }>,
  signal: AbortSignal,
): Promise<CancelAnswer> => callApi(cancelWithdrawal, request, { signal, idempotencyKey: key })

/** Says that the money has arrived. Throws `CallFailed`. */
export const sayReceived = (
  { key, request }: Intent<ReceivedRequest>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => callApi(confirmWithdrawal, request, { signal, idempotencyKey: key })

/** Says that the money has not arrived, with what shows it. Throws `CallFailed`. */
export const sayNotReceived = (
  { key, request }: Intent<NotReceivedRequest>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => {
  const { comment, ...said } = request
  // The platform keeps no empty word.
  const worded = comment.trim() === '' ? said : request
  return callApi(confirmWithdrawal, { outcome: 'notReceived', ...worded }, { signal, idempotencyKey: key })
}

/** A page of the member's payments out, newest first. Throws `CallFailed`. */
export const readWithdrawals = (
  asked: RequestInput<typeof listWithdrawals>,
  signal: AbortSignal,
): Promise<WithdrawalPage> => fetchValue(listWithdrawals, asked, { signal })
