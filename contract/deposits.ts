import * as v from 'valibot'
import { call } from './call.ts'
import { id } from './id.ts'
import { dateRange, moment } from './moment.ts'
import { notNegative } from './money.ts'
import { keyPage, next } from './paging.ts'

const depositState = v.picklist([
  'created',
  'paid',
  'reconciling',
  'credited',
  'expired',
  'cancelled',
  'failed',
])

const deposit = v.object({
  id,
  channelId: id,
  channelName: v.string(),
  amount: notNegative,
  currency: v.string(),
  state: depositState,
  createdAt: moment,
  /** Unpaid by then, it counts no more. */
  expiresAt: moment,
  settledAt: v.nullable(moment),
  /** Why it failed, in the member's language; empty otherwise. */
  reason: v.string(),
})

/** The order with what is paid by; null once there is nothing left to pay. */
const payableDeposit = v.object({
  ...deposit.entries,
  /** Goes into the QR code, and to the clipboard as it is. */
  copyCode: v.nullable(v.string()),
  /** Page of the payment provider, for channels that have one; an untrusted address. */
  payUrl: v.nullable(v.string()),
})

export const listDepositChannels = call({
  method: 'GET',
  path: '/wps/relay/deposits/channels',
  access: 'token',
  summary: 'The ways of paying in, with their limits and usual amounts.',
  request: v.object({}),
  reply: v.object({
    currency: v.string(),
    channels: v.array(
      v.object({
        id,
        name: v.string(),
        kind: v.picklist(['pix', 'bank', 'wallet', 'card']),
        icon: v.string(),
        min: notNegative,
        max: notNegative,
        presets: v.array(notNegative),
        /** Minutes that it usually takes. */
        usualMinutes: v.number(),
        closedUntil: v.nullable(moment),
      }),
    ),
    /** The order that is still open, which has to end before another begins. */
    openDepositId: v.nullable(id),
  }),
})

export const createDeposit = call({
  method: 'POST',
  path: '/wps/relay/deposits',
  access: 'token',
  idempotent: true,
  summary: 'Orders a payment in and says how to pay it.',
  request: v.object({
    channelId: id,
    amount: v.pipe(notNegative, v.minValue(1)),
    /** A promotion that the payment is meant for. */
    promotionId: v.optional(id),
  }),
  reply: payableDeposit,
  refusals: {
    'deposit.offLimits': v.object({ min: notNegative, max: notNegative }),
    'deposit.channelClosed': v.object({ until: v.nullable(moment) }),
    'deposit.openOrder': v.object({ depositId: id }),
    'deposit.promotionNotOpen': v.object({}),
    /** The payment provider declined; nothing was ordered. */
    'deposit.declined': v.object({ reason: v.string() }),
  },
})

export const readDeposit = call({
  method: 'GET',
  path: '/wps/relay/deposits/order',
  access: 'token',
  summary: 'How a payment in stands.',
  request: v.object({ id }),
  reply: payableDeposit,
})

export const confirmDepositPaid = call({
  method: 'POST',
  path: '/wps/relay/deposits/paid',
  access: 'token',
  idempotent: true,
  summary: 'The member says that they have paid; the platform asks the provider.',
  request: v.object({ id }),
  reply: deposit,
  refusals: { 'deposit.notOpen': v.object({ state: depositState }) },
})

export const cancelDeposit = call({
  method: 'POST',
  path: '/wps/relay/deposits/cancel',
  access: 'token',
  idempotent: true,
  summary: 'Gives up an order that has not been paid.',
  request: v.object({ id }),
  reply: deposit,
  refusals: { 'deposit.notOpen': v.object({ state: depositState }) },
})

export const listDeposits = call({
  method: 'GET',
  path: '/wps/relay/deposits',
  access: 'token',
  summary: 'The member’s payments in, newest first.',
  request: v.object({ ...dateRange, state: v.optional(depositState), ...keyPage }),
  reply: v.object({ deposits: v.array(deposit), next }),
})
