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
  /** What the member has to play with afterwards. */
  balance: notNegative,
})

const amountRefusals = {
  'transfer.notEnough': v.object({ balance: notNegative }),
  'transfer.offLimits': v.object({ min: notNegative, max: notNegative }),
}

const personRefusals = {
  ...amountRefusals,
  ...paymentPasswordRefusals,
  /** Still to be staked before money may leave. */
  'transfer.turnoverLeft': v.object({ turnoverLeft: notNegative }),
  'transfer.off': v.object({}),
  /** The other account takes no money now. */
  'transfer.recipientClosed': v.object({}),
}

/** What has to be known before money can be sent to another member. */
const terms = {
  /** Whether the operator lets money be sent this way. */
  on: v.boolean(),
  /** Whether the account at the other end takes money now. */
  recipientOpen: v.boolean(),
  currency: v.string(),
  available: notNegative,
  /** Still to be staked before money may leave. */
  turnoverLeft: notNegative,
  min: notNegative,
  max: notNegative,
  paymentPasswordSet: v.boolean(),
}

export const readUplineTransferTerms = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/upline',
  access: 'token',
  summary: 'Who the upline is, and how much may be sent there.',
  request: v.object({}),
  reply: v.object({
    /** Masked name of the upline; null where there is none. */
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
  summary: 'Sends money to the member’s upline.',
  request: v.object({ amount, paymentPassword, note }),
  reply: transferred,
  refusals: { ...personRefusals, 'transfer.noUpline': v.object({}) },
})

export const readTransferOutcome = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/outcome',
  access: 'account',
  summary: 'What became of a transfer that the member sent, by its key.',
  request: v.object({
    /** The `Idempotency-Key` that it was sent with. */
    key: v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/)),
  }),
  reply: v.variant('state', [
    v.object({ state: v.literal('sent'), ...transferred.entries }),
    /** It was answered, and no money was moved. */
    v.object({ state: v.literal('refused') }),
    /** Nothing has come by that key; what is still being answered is waited for. */
    v.object({ state: v.literal('unknown') }),
  ]),
})

export const readDownlineTransferTerms = call({
  method: 'GET',
  path: '/wps/relay/wallet/transfer/downline',
  access: 'agent',
  summary: 'Whether somebody in the agent’s team can be sent money now, and how much.',
  request: v.object({ memberId: id }),
  reply: v.object(terms),
})

export const transferToDownline = call({
  method: 'POST',
  path: '/wps/relay/wallet/transfer/downline',
  access: 'agent',
  sealed: true,
  idempotent: true,
  summary: 'Sends money to somebody in the agent’s own team.',
  request: v.object({ memberId: id, amount, paymentPassword, note }),
  reply: transferred,
  refusals: personRefusals,
})
