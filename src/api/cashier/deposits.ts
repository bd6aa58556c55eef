import type { Intent } from '#api/browser/request-intent.ts'
import { type Answer, callApi, fetchValue } from '#api/http/call-api.ts'
import {
  cancelDeposit,
  confirmDepositPaid,
  createDeposit,
  type DepositOrder,
  listDepositChannels,
  listDeposits,
  readDeposit,
} from '#protocol/cashier/deposits.ts'
import type { ReplyOf, RequestInput } from '#protocol/kit/call.ts'

export type DepositChannels = ReplyOf<typeof listDepositChannels>

/** Amounts in minor units. */
export type DepositRequest = RequestInput<typeof createDeposit>
export type DepositAnswer = Answer<typeof createDeposit>

export type DepositUpdateRequest = RequestInput<typeof confirmDepositPaid>
export type DepositUpdateAnswer = Answer<typeof confirmDepositPaid>

export type DepositPage = ReplyOf<typeof listDeposits>

export const readChannels = (signal: AbortSignal): Promise<DepositChannels> =>
  fetchValue(listDepositChannels, {}, { signal })

/** Idempotent: retrying with the same key creates no second order. */
export const orderDeposit = ({ key, request }: Intent<DepositRequest>, signal: AbortSignal) =>
  callApi(createDeposit, request, { signal, idempotencyKey: key })

export const readOrder = (id: string, signal: AbortSignal): Promise<DepositOrder> =>
  fetchValue(readDeposit, { id }, { signal })

/** Reports an order as paid. The platform then checks this with the payment provider. */
export const confirmPaid = (
  { key, request }: Intent<DepositUpdateRequest>,
  signal: AbortSignal,
): Promise<DepositUpdateAnswer> => callApi(confirmDepositPaid, request, { signal, idempotencyKey: key })

export const cancelOrder = (
  { key, request }: Intent<DepositUpdateRequest>,
  signal: AbortSignal,
): Promise<DepositUpdateAnswer> => callApi(cancelDeposit, request, { signal, idempotencyKey: key })

export const readDeposits = (
  asked: RequestInput<typeof listDeposits>,
  signal: AbortSignal,
): Promise<DepositPage> => fetchValue(listDeposits, asked, { signal })
