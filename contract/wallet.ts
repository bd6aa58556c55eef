import * as v from 'valibot'
import { call } from './call.ts'
import { notNegative } from './money.ts'

const balance = v.object({
  /** Minor units of `currency`. */
  balance: notNegative,
  currency: v.string(),
  currencySymbol: v.string(),
})

export type Balance = v.InferOutput<typeof balance>

export const readBalance = call({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'token',
  summary: 'What the member has to play with.',
  request: v.object({}),
  reply: balance,
})
