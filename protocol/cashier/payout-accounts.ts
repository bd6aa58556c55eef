import * as v from 'valibot'
import { cleanTyped } from '#domain/text/typed-text.ts'
import { moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { paymentPassword, paymentPasswordRefusals } from './payment-password.ts'
import { pixKeyKinds } from './payout-numbers.ts'

const holder = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))

const typedNumber = v.pipe(v.string(), v.maxLength(200), v.transform(cleanTyped), v.nonEmpty())

/** How an account is named when it is given: a key of Pix, or a bank account. */
const accountDetails = v.variant('kind', [
  v.object({
    kind: v.literal('pix'),
    keyKind: v.picklist(pixKeyKinds),
    /** As it was typed; `readPixKey` tells whether it is one. */
    key: typedNumber,
    holder,
  }),
  v.object({
    kind: v.literal('bank'),
    bankCode: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
    /** Agency, and number of the account with its check digit: `1234`, `12345-6`. */
    branch: typedNumber,
    account: typedNumber,
    holder,
  }),
])

export type PayoutDetails = v.InferOutput<typeof accountDetails>

const payoutAccount = v.object({
  id,
  kind: v.picklist(['pix', 'bank']),
  /** Masked; the whole of it never comes back. */
  name: v.string(),
  holder: v.string(),
  preferred: v.boolean(),
  addedAt: moment,
  /** A new account takes no money before this moment; null when it already may. */
  usableAt: v.nullable(moment),
})

export type PayoutAccount = v.InferOutput<typeof payoutAccount>

/** The one that is offered first stands first, then as they were added. */
const payoutAccounts = v.object({ accounts: v.array(payoutAccount) })

export const listPayoutAccounts = call({
  method: 'GET',
  path: '/wps/relay/payoutAccounts',
  access: 'account',
  summary: 'The accounts that money may be paid out to, and what else may be added.',
  request: v.object({}),
  reply: v.object({
    ...payoutAccounts.entries,
    /** The name that accounts must be in; null until the first one says it. */
    holder: v.nullable(v.string()),
    paymentPasswordSet: v.boolean(),
    maxAccounts: count,
    banks: v.array(v.object({ bankCode: v.string(), name: v.string() })),
  }),
})

export const addPayoutAccount = call({
  method: 'POST',
  path: '/wps/relay/payoutAccounts',
  access: 'account',
  sealed: true,
  summary: 'Adds an account that money may be paid out to.',
  request: v.object({ details: accountDetails, paymentPassword }),
  reply: payoutAccounts,
  refusals: {
    ...paymentPasswordRefusals,
    'payoutAccount.invalid': v.object({
      field: v.picklist(['key', 'bankCode', 'branch', 'account', 'holder']),
    }),
    /** Money is paid to the member's own name only. */
    'payoutAccount.holderDiffers': v.object({}),
    /** The member has it already. */
    'payoutAccount.exists': v.object({}),
    'payoutAccount.tooMany': v.object({ maxAccounts: count }),
  },
})

export const removePayoutAccount = call({
  method: 'POST',
  path: '/wps/relay/payoutAccounts/remove',
  access: 'account',
  sealed: true,
  summary: 'Removes an account; payments on their way to it are not touched.',
  request: v.object({ id, paymentPassword }),
  reply: payoutAccounts,
  refusals: paymentPasswordRefusals,
})

export const preferPayoutAccount = call({
  method: 'POST',
  path: '/wps/relay/payoutAccounts/prefer',
  access: 'account',
  summary: 'Makes an account the one that is offered first.',
  request: v.object({ id }),
  reply: payoutAccounts,
})
