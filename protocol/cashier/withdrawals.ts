import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { addedText } from '#domain/text/plain-text.ts'
import { dateRange, moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { uploadIds, uploadsGone } from '#protocol/support/uploads.ts'
import { paymentPassword, paymentPasswordRefusals } from './payment-password.ts'
import { withdrawal, withdrawalDetails, withdrawalState } from './withdrawal-order.ts'

/** The remaining wagering requirement and its sources, oldest first. */
const turnoverLeft = v.object({
  total: notNegative,
  reasons: v.array(v.object({ id, title: v.string(), at: moment, turnover: notNegative, left: notNegative })),
})

export type TurnoverLeft = v.InferOutput<typeof turnoverLeft>

const currentWithdrawal = v.object({ withdrawal: withdrawalDetails })

export const readWithdrawalTerms = call({
  method: 'GET',
  path: '/wps/relay/withdrawals/terms',
  access: 'account',
  summary: 'Returns the limits, fee and remaining obstacles of a withdrawal.',
  request: v.object({}),
  reply: v.object({
    on: v.boolean(),
    currency: v.string(),
    available: notNegative,
    min: notNegative,
    max: notNegative,
    leftToday: v.object({ times: count, amount: notNegative }),
    /**
     * The fee deducted from the amount: a fixed part plus a share of the amount, rounded half up to minor
     * units.
     */
    fee: v.object({ fixed: notNegative, rate: basisPoints }),
    turnoverLeft,
    paymentPasswordSet: v.boolean(),
    openWithdrawalId: v.nullable(id),
    /**
     * The newest withdrawal that is disputed or waits for the member's confirmation. It does not block new
     * withdrawals.
     */
    waitingWithdrawalId: v.nullable(id),
  }),
})

export const createWithdrawal = call({
  method: 'POST',
  path: '/wps/relay/withdrawals',
  access: 'account',
  sealed: true,
  idempotent: true,
  summary: 'Creates a withdrawal to one of the member’s accounts. The amount is reserved at once.',
  request: v.object({
    accountId: id,
    amount: v.pipe(notNegative, v.minValue(1)),
    /** The displayed fee. The call is refused if the fee has changed. */
    fee: notNegative,
    paymentPassword,
  }),
  reply: v.object({ withdrawal: withdrawalDetails, balance: notNegative }),
  refusals: {
    ...paymentPasswordRefusals,
    'withdrawal.notEnough': v.object({ balance: notNegative }),
    'withdrawal.offLimits': v.object({ min: notNegative, max: notNegative }),
    'withdrawal.dailyLimit': v.object({ times: count, amount: notNegative }),
    'withdrawal.turnoverLeft': turnoverLeft,
    'withdrawal.feeChanged': v.object({ fee: notNegative }),
    'withdrawal.accountUnusable': v.object({ accountId: id, usableAt: moment }),
    'withdrawal.openOrder': v.object({ withdrawalId: id }),
    'withdrawal.off': v.object({}),
  },
})

export const readWithdrawal = call({
  method: 'GET',
  path: '/wps/relay/withdrawals/order',
  access: 'account',
  summary: 'Returns the status of a withdrawal: its stages, who handles each, and the expected times.',
  request: v.object({ id }),
  reply: withdrawalDetails,
})

export const listWithdrawals = call({
  method: 'GET',
  path: '/wps/relay/withdrawals',
  access: 'account',
  summary: 'Lists the member’s withdrawals, newest first.',
  request: v.object({ ...dateRange, state: v.optional(withdrawalState), ...keyPage }),
  reply: v.object({ withdrawals: v.array(withdrawal), next }),
})

export const cancelWithdrawal = call({
  method: 'POST',
  path: '/wps/relay/withdrawals/cancel',
  access: 'account',
  idempotent: true,
  summary: 'Cancels a withdrawal that is not being paid yet.',
  request: v.object({ id }),
  reply: v.object({ withdrawal: withdrawalDetails, balance: notNegative }),
  refusals: { 'withdrawal.notCancellable': currentWithdrawal },
})

export const confirmWithdrawal = call({
  method: 'POST',
  path: '/wps/relay/withdrawals/confirm',
  access: 'account',
  idempotent: true,
  summary: 'Confirms or disputes a paid withdrawal, or confirms it after a dispute.',
  request: v.variant('outcome', [
    v.object({ outcome: v.literal('received'), id }),
    v.object({
      outcome: v.literal('notReceived'),
      id,
      proof: v.pipe(uploadIds, v.minLength(1)),
      comment: v.optional(addedText(140)),
    }),
    /** The money has arrived after all, which ends the dispute. */
    v.object({ outcome: v.literal('forcedReceived'), id }),
  ]),
  reply: currentWithdrawal,
  refusals: {
    'withdrawal.notConfirmable': currentWithdrawal,
    'withdrawal.proofGone': uploadsGone,
  },
})
