import * as v from 'valibot'
import { call } from './call.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { flag } from './query-values.ts'

export const readMerchantWallet = call({
  method: 'GET',
  path: '/wps/relay/wallet/merchant',
  access: 'token',
  summary: 'The main wallet and what lies with each vendor.',
  request: v.object({
    /** Whether the site believes that one wallet serves every vendor; the answer tells. */
    isSingle: v.optional(flag),
  }),
  reply: v.object({
    isSingle: v.boolean(),
    currency: v.string(),
    currencySymbol: v.string(),
    balance: notNegative,
    wallets: v.array(
      v.object({
        vassalage: v.string(),
        vendor: v.string(),
        /** Null while the vendor does not answer. */
        balance: v.nullable(notNegative),
        closedUntil: v.nullable(moment),
      }),
    ),
  }),
})

export const collectWallets = call({
  method: 'POST',
  path: '/wps/relay/wallet/merchant/collect',
  access: 'token',
  idempotent: true,
  summary: 'Brings home what lies with every vendor that answers.',
  request: v.object({}),
  reply: v.object({
    collected: v.array(v.object({ vassalage: v.string(), amount: notNegative })),
    /** Vendors that could not be emptied; what lies there is still there. */
    left: v.array(v.string()),
    balance: notNegative,
  }),
  refusals: { 'transfer.singleWallet': v.object({}) },
})
