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

/** The ways of paying in, and the order that is still open. */
export type DepositChannels = ReplyOf<typeof listDepositChannels>

/** Money that somebody means to pay in, minor units. */
export type DepositRequest = RequestInput<typeof createDeposit>
export type DepositAnswer = Answer<typeof createDeposit>

/** What a member said about an order of theirs: that it is paid, or that they give it up. */
export type DepositNews = RequestInput<typeof confirmDepositPaid>
export type DepositWordAnswer = Answer<typeof confirmDepositPaid>

export type DepositPage = ReplyOf<typeof listDeposits>

/** Asks how money may be paid in now. Throws `CallFailed`. */
export const readChannels = (signal: AbortSignal): Promise<DepositChannels> =>
  fetchValue(listDepositChannels, {}, { signal })

/** Orders a payment in; with the same key it is ordered once. Throws `CallFailed`. */
export const orderDeposit = ({ key, request }: Intent<DepositRequest>, signal: AbortSignal) =>
  callApi(createDeposit, request, { signal, idempotencyKey: key })

/** Asks how an order stands. Throws `CallFailed`. */
export const readOrder = (id: string, signal: AbortSignal): Promise<DepositOrder> =>
  fetchValue(readDeposit, { id }, { signal })

/** Says that an order is paid, which the platform asks the payment provider about. Throws `CallFailed`. */
export const tellPaid = (
  { key, request }: Intent<DepositNews>,
  signal: AbortSignal,
): Promise<DepositWordAnswer> => callApi(confirmDepositPaid, request, { signal, idempotencyKey: key })

/** Gives an order up. Throws `CallFailed`. */
export const giveUpOrder = (
  { key, request }: Intent<DepositNews>,
  signal: AbortSignal,
): Promise<DepositWordAnswer> => callApi(cancelDeposit, request, { signal, idempotencyKey: key })

/** A page of the member's orders, newest first. Throws `CallFailed`. */
export const readDeposits = (
  asked: RequestInput<typeof listDeposits>,
  signal: AbortSignal,
): Promise<DepositPage> => fetchValue(listDeposits, asked, { signal })
