import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { basisPoints } from '#domain/money/rate.ts'
import { dateRange, moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import {
  bonusInUse,
  depositBonus,
  depositPromotion,
  promotionRefusal,
} from '#protocol/rewards/deposit-bonus.ts'

const depositState = v.picklist([
  'created',
  'paid',
  'reconciling',
  'credited',
  'expired',
  'cancelled',
  'failed',
])
export type DepositState = v.InferOutput<typeof depositState>

const deposit = v.object({
  id,
  channelId: id,
  channelName: v.string(),
  /** Ordered amount in minor units. */
  amount: notNegative,
  /** Credited amount in minor units, which may differ from the order; null until credited. */
  paid: v.nullable(notNegative),
  currency: v.string(),
  state: depositState,
  createdAt: moment,
  /** When the order expires if it is still unpaid. */
  expiresAt: moment,
  settledAt: v.nullable(moment),
  /** Why the order failed, in the member's language; empty if it did not. */
  reason: v.string(),
  bonus: v.nullable(depositBonus),
})

export type Deposit = v.InferOutput<typeof deposit>

const payableDeposit = v.object({
  ...deposit.entries,
  /** Text of the QR code. Null until the provider supplies it, and when nothing is left to pay. */
  copyCode: v.nullable(v.string()),
  /** The platform's current time, for countdowns. */
  now: moment,
})

export type DepositOrder = v.InferOutput<typeof payableDeposit>

const depositChannel = v.object({
  id,
  name: v.string(),
  kind: v.picklist(['pix', 'bank', 'wallet', 'card']),
  min: notNegative,
  max: notNegative,
  presets: v.array(notNegative),
  /** How long a credit usually takes, in minutes. */
  usualMinutes: v.number(),
  closedUntil: v.nullable(moment),
})
export type DepositChannel = v.InferOutput<typeof depositChannel>

export const listDepositChannels = call({
  method: 'GET',
  path: '/wps/relay/deposits/channels',
  access: 'account',
  summary: 'Lists the deposit channels with their limits and preset amounts.',
  request: v.object({}),
  reply: v.object({
    currency: v.string(),
    channels: v.array(depositChannel),
    /** The open order, which must end before the member can create another. */
    openDepositId: v.nullable(id),
    /** Current deposit promotions, including those that this member cannot use. */
    promotions: v.array(depositPromotion),
    /** The active bonus, which rules out a second bonus; null if there is none. */
    bonusInUse: v.nullable(bonusInUse),
    /** Share of every deposit that must be wagered before a withdrawal. */
    depositTurnover: basisPoints,
  }),
})

export const createDeposit = call({
  method: 'POST',
  path: '/wps/relay/deposits',
  access: 'account',
  idempotent: true,
  summary: 'Creates a deposit order and returns its payment details.',
  request: v.object({
    channelId: id,
    amount: v.pipe(notNegative, v.minValue(1)),
    /** The chosen deposit promotion; omitted if the member wants no bonus. */
    promotionId: v.optional(id),
  }),
  reply: payableDeposit,
  refusals: {
    'deposit.offLimits': v.object({ min: notNegative, max: notNegative }),
    'deposit.channelClosed': v.object({ until: v.nullable(moment) }),
    'deposit.openOrder': v.object({ depositId: id }),
    'deposit.promotionRefused': promotionRefusal,
  },
})

export const readDeposit = call({
  method: 'GET',
  path: '/wps/relay/deposits/order',
  access: 'account',
  summary: 'Returns the status of a deposit.',
  request: v.object({ id }),
  reply: payableDeposit,
})

export const confirmDepositPaid = call({
  method: 'POST',
  path: '/wps/relay/deposits/paid',
  access: 'account',
  idempotent: true,
  summary: 'Reports a deposit as paid by the member. The platform then asks the payment provider.',
  request: v.object({ id }),
  reply: deposit,
  refusals: { 'deposit.notOpen': v.object({ state: depositState }) },
})

export const cancelDeposit = call({
  method: 'POST',
  path: '/wps/relay/deposits/cancel',
  access: 'account',
  idempotent: true,
  summary: 'Cancels an unpaid deposit order.',
  request: v.object({ id }),
  reply: deposit,
  refusals: { 'deposit.notOpen': v.object({ state: depositState }) },
})

export const listDeposits = call({
  method: 'GET',
  path: '/wps/relay/deposits',
  access: 'account',
  summary: 'Lists the member’s deposits, newest first.',
  request: v.object({ ...dateRange, state: v.optional(depositState), ...keyPage }),
  reply: v.object({ deposits: v.array(deposit), next }),
})
