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

const accountDetails = v.variant('kind', [
  v.object({
    kind: v.literal('pix'),
    keyKind: v.picklist(pixKeyKinds),
    /** As typed. `readPixKey` validates it. */
    key: typedNumber,
    holder,
  }),
  v.object({
    kind: v.literal('bank'),
    bankCode: v.pipe(v.string(), v.regex(/^\d{1,8}$/)),
    /** The branch, and the account number with its check digit, for example `1234` and `12345-6`. */
    branch: typedNumber,
    account: typedNumber,
    holder,
  }),
])

export type PayoutDetails = v.InferOutput<typeof accountDetails>

const payoutAccount = v.object({
  id,
  kind: v.picklist(['pix', 'bank']),
  /** Masked. The full number is never returned. */
  name: v.string(),
  holder: v.string(),
  preferred: v.boolean(),
  addedAt: moment,
  /** When a new account can be used; null if it can be used now. */
  usableAt: v.nullable(moment),
})

export type PayoutAccount = v.InferOutput<typeof payoutAccount>

/** The default account first, then the others in order of creation. */
const payoutAccounts = v.object({ accounts: v.array(payoutAccount) })

export const listPayoutAccounts = call({
  method: 'GET',
  path: '/wps/relay/payoutAccounts',
  access: 'account',
  summary: 'Lists the member’s withdrawal accounts, and what is needed to add another.',
  request: v.object({}),
  reply: v.object({
    ...payoutAccounts.entries,
    /** The name that all accounts must have; null until the first account sets it. */
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
  summary: 'Adds a withdrawal account.',
  request: v.object({ details: accountDetails, paymentPassword }),
  reply: payoutAccounts,
  refusals: {
    ...paymentPasswordRefusals,
    'payoutAccount.invalid': v.object({
      field: v.picklist(['key', 'bankCode', 'branch', 'account', 'holder']),
    }),
    /** Money is paid only to accounts in the member's own name. */
    'payoutAccount.holderDiffers': v.object({}),
    'payoutAccount.exists': v.object({}),
    'payoutAccount.tooMany': v.object({ maxAccounts: count }),
  },
})

export const removePayoutAccount = call({
  method: 'POST',
  path: '/wps/relay/payoutAccounts/remove',
  access: 'account',
  sealed: true,
  summary: 'Removes a withdrawal account. Payments already under way to it continue.',
  request: v.object({ id, paymentPassword }),
  reply: payoutAccounts,
  refusals: paymentPasswordRefusals,
})

export const preferPayoutAccount = call({
  method: 'POST',
  path: '/wps/relay/payoutAccounts/prefer',
  access: 'account',
  summary: 'Makes a withdrawal account the default one.',
  request: v.object({ id }),
  reply: payoutAccounts,
})
