import * as v from 'valibot'
import { call } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { keyPage, next } from './paging.ts'

const bonus = v.object({
  id,
  title: v.string(),
  amount: notNegative,
  state: v.picklist(['claimable', 'claimed', 'issued', 'processing', 'rejected', 'expired']),
  /** Why it was rejected; empty otherwise. */
  reason: v.string(),
  /** To be staked before the bonus may leave, and how much of that is still missing. */
  turnover: notNegative,
  turnoverLeft: notNegative,
  at: moment,
  expiresAt: v.nullable(moment),
})

export const listBonuses = call({
  method: 'GET',
  path: '/wps/relay/bonuses',
  access: 'token',
  summary: 'The bonuses that the member was given, newest first.',
  request: v.object({ state: v.optional(bonus.entries.state), ...keyPage }),
  reply: v.object({
    bonuses: v.array(bonus),
    next,
    currency: v.string(),
    claimable: v.object({ bonuses: count, amount: notNegative }),
  }),
})

export const claimBonus = call({
  method: 'POST',
  path: '/wps/relay/bonuses/claim',
  access: 'token',
  idempotent: true,
  summary: 'Puts a bonus to the member’s balance.',
  request: v.object({ bonusId: id }),
  reply: v.object({ bonus, balance: notNegative }),
  refusals: { 'bonus.notClaimable': v.object({ bonus }) },
})
