import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { addedText } from '#domain/text/plain-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { id } from '#protocol/kit/id.ts'
import { paymentPassword, paymentPasswordRefusals } from './payment-password.ts'

const amount = v.pipe(notNegative, v.minValue(1))
const note = v.optional(addedText(140))

const transferred = v.object({
  id,
  at: moment,
  amount,
  /** Playable balance after the transfer, in minor units. */
  balance: notNegative,
})

const amountRefusals = {
  'transfer.notEnough': v.object({ balance: notNegative }),
  'transfer.offLimits': v.object({ min: notNegative, max: notNegative }),
}

const personRefusals = {
  ...amountRefusals,
  ...paymentPasswordRefusals,
  'transfer.turnoverLeft': v.object({ turnoverLeft: notNegative }),
  'transfer.off': v.object({}),
  'transfer.recipientClosed': v.object({}),
}

const terms = {
  /** Whether the operator allows this kind of transfer. */
  on: v.boolean(),
  /** Whether the recipient can receive money now. */
  recipientOpen: v.boolean(),
  currency: v.string(),
  available: notNegative,
  turnoverLeft: notNegative,
  min: notNegative,
  max: notNegative,
  paymentPasswordSet: v.boolean(),
}

export const readUplineTransferTerms = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/upline',
  access: 'token',
  summary: 'Returns the member’s upline and the terms of a transfer to them.',
  request: v.object({}),
  reply: v.object({
    /** Masked name of the upline; null if there is none. */
    upline: v.nullable(v.string()),
    ...terms,
  }),
})

export const transferToUpline = call({
  method: 'POST',
  path: '/wps/relay/wallet/transfer/upline',
  access: 'account',
  sealed: true,
  idempotent: true,
  summary: 'Transfers money to the member’s upline.',
  request: v.object({ amount, paymentPassword, note }),
  reply: transferred,
  refusals: { ...personRefusals, 'transfer.noUpline': v.object({}) },
})

export const readTransferOutcome = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/outcome',
  access: 'account',
  summary: 'Returns the outcome of a transfer by its idempotency key.',
  request: v.object({
    /** The transfer's `Idempotency-Key`. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  }),
  reply: v.variant('state', [
    v.object({ state: v.literal('sent'), ...transferred.entries }),
    /** The request was refused, and no money was moved. */
    v.object({ state: v.literal('refused') }),
    /** No transfer has this key. If a transfer with the key is in progress, the reply waits for it. */
    v.object({ state: v.literal('unknown') }),
  ]),
})

export const readDownlineTransferTerms = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/downline',
  access: 'agent',
  summary: 'Returns whether a team member can receive money now, and the limits.',
  request: v.object({ memberId: id }),
  reply: v.object(terms),
})

export const transferToDownline = call({
  method: 'POST',
  path: '/wps/relay/wallet/transfer/downline',
  access: 'agent',
  sealed: true,
  idempotent: true,
  summary: 'Transfers money to a member of the agent’s team.',
  request: v.object({ memberId: id, amount, paymentPassword, note }),
  reply: transferred,
  refusals: personRefusals,
})
