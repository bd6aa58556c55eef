import * as v from 'valibot'
import { notNegative } from '#domain/money/money.ts'
import { call } from '#protocol/kit/call.ts'

const balance = v.object({
  /** In minor units of `currency`. */
  balance: notNegative,
  currency: v.string(),
  currencySymbol: v.string(),
  /** Balances of vendors that have their own wallets. Their games use these balances. */
  vendors: v.optional(v.array(v.object({ vassalage: v.string(), vendor: v.string(), balance: notNegative }))),
})

export type Balance = v.InferOutput<typeof balance>

export const readBalance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'token',
  summary: 'Returns the member’s balance.',
  request: v.object({}),
  reply: balance,
})
