import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  readDownlineTransferTerms,
  readTransferOutcome,
  readUplineTransferTerms,
  transferToDownline,
  transferToUpline,
} from '#protocol/cashier/transfer.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import type { StoredTransferRequest } from './pending-transfers.ts'

/**
 * Terms of a transfer: whether the member may send money now, and the limits in minor units. For a transfer
 * to the upline, the terms also name the upline.
 */
export type TransferTerms = ReplyOf<typeof readUplineTransferTerms>

export type TransferAnswer = Answer<typeof transferToDownline> | Answer<typeof transferToUpline>

export type TransferRequest = StoredTransferRequest & { paymentPassword: string }

/** Returns the terms of a transfer to a team member, or to the upline if `memberId` is null. */
export async function readTransferTerms(
  memberId: string | null,
  signal: AbortSignal,
): Promise<TransferTerms> {
  if (memberId === null) return fetchValue(readUplineTransferTerms, {}, { signal })
  return { ...(await fetchValue(readDownlineTransferTerms, { memberId }, { signal })), upline: null }
}

export type TransferOutcome = ReplyOf<typeof readTransferOutcome>

export const readOutcome = (key: string, signal: AbortSignal): Promise<TransferOutcome> =>
  fetchValue(readTransferOutcome, { key }, { signal })

/** Idempotent: retrying with the same key does not move the money twice. */
export function sendTransfer(
  { key, request: { memberId, ...transfer } }: Intent<TransferRequest>,
  signal: AbortSignal,
): Promise<TransferAnswer> {
  const options = { signal, idempotencyKey: key }
  return memberId === null
    ? callApi(transferToUpline, transfer, options)
    : callApi(transferToDownline, { memberId, ...transfer }, options)
}
