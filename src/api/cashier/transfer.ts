import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  readDownlineTransferTerms,
  readTransferOutcome,
  readUplineTransferTerms,
  transferToDownline,
  transferToUpline,
} from '#protocol/cashier/wallet-transfer.ts'
import type { ReplyOf } from '#protocol/kit/call.ts'
import type { TransferWish } from './transfer-intent.ts'

/** Whether somebody can be sent money now, and how much (minor units); who the upline is, where it goes there. */
export type TransferTerms = ReplyOf<typeof readUplineTransferTerms>

export type TransferAnswer = Answer<typeof transferToDownline> | Answer<typeof transferToUpline>

/** Money that is sent, with what only its sender knows. */
export type TransferRequest = TransferWish & { paymentPassword: string }

/** Asks what may be sent to somebody in the team, or, where it is null, to the upline. Throws `CallFailed`. */
export async function readTransferTerms(
  memberId: string | null,
  signal: AbortSignal,
): Promise<TransferTerms> {
  if (memberId === null) return fetchValue(readUplineTransferTerms, {}, { signal })
  return { ...(await fetchValue(readDownlineTransferTerms, { memberId }, { signal })), upline: null }
}

/** What became of a transfer, as far as the platform knows its key. */
export type TransferOutcome = ReplyOf<typeof readTransferOutcome>

/** Asks what became of a transfer of which no answer came. Throws `CallFailed`. */
export const readOutcome = (key: string, signal: AbortSignal): Promise<TransferOutcome> =>
  fetchValue(readTransferOutcome, { key }, { signal })

/** Sends money; with the same key it is sent once. Throws `CallFailed`. */
export function sendTransfer(
  { key, request: { memberId, ...transfer } }: Intent<TransferRequest>,
  signal: AbortSignal,
): Promise<TransferAnswer> {
  const options = { signal, idempotencyKey: key }
  return memberId === null
    ? callApi(transferToUpline, transfer, options)
    : callApi(transferToDownline, { memberId, ...transfer }, options)
}
