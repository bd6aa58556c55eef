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

export type WithdrawalStart = { terms: WithdrawalTerms; accounts: readonly PayoutAccount[] }

/** Includes the payment password. Amounts are in minor units. */
export type WithdrawalRequest = RequestInput<typeof createWithdrawal>
export type WithdrawalAnswer = Answer<typeof createWithdrawal>

export type CancelAnswer = Answer<typeof cancelWithdrawal>
export type ReceivedRequest = { outcome: 'received' | 'forcedReceived'; id: string }
/** `proof` holds the upload ids of images. */
export type NotReceivedRequest = { id: string; proof: string[]; comment: string }
export type ConfirmAnswer = Answer<typeof confirmWithdrawal>

export type WithdrawalPage = ReplyOf<typeof listWithdrawals>

export async function readStart(signal: AbortSignal): Promise<WithdrawalStart> {
  const [terms, { accounts }] = await Promise.all([
    fetchValue(readWithdrawalTerms, {}, { signal }),
    fetchValue(listPayoutAccounts, {}, { signal }),
  ])
  return { terms, accounts }
}

/** Idempotent: retrying with the same key creates no second order. */
export const orderWithdrawal = (
  { key, request }: Intent<WithdrawalRequest>,
  signal: AbortSignal,
): Promise<WithdrawalAnswer> => callApi(createWithdrawal, request, { signal, idempotencyKey: key })

export const readOrder = (id: string, signal: AbortSignal): Promise<WithdrawalDetails> =>
  fetchValue(readWithdrawal, { id }, { signal })

export const cancelOrder = (
  { key, request }: Intent<{ id: string }>,
  signal: AbortSignal,
): Promise<CancelAnswer> => callApi(cancelWithdrawal, request, { signal, idempotencyKey: key })

export const confirmReceipt = (
  { key, request }: Intent<ReceivedRequest>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => callApi(confirmWithdrawal, request, { signal, idempotencyKey: key })

export const reportMissing = (
  { key, request }: Intent<NotReceivedRequest>,
  signal: AbortSignal,
): Promise<ConfirmAnswer> => {
  const { comment, ...report } = request
  // The platform rejects an empty comment.
  const body = comment.trim() === '' ? report : request
  return callApi(confirmWithdrawal, { outcome: 'notReceived', ...body }, { signal, idempotencyKey: key })
}

export const readWithdrawals = (
  asked: RequestInput<typeof listWithdrawals>,
  signal: AbortSignal,
): Promise<WithdrawalPage> => fetchValue(listWithdrawals, asked, { signal })
