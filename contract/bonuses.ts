import * as v from 'valibot'
import { call, type ReplyOf } from './call.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { keyPage, next } from './paging.ts'

export const bonusState = v.picklist(['processing', 'claimable', 'claimed', 'rejected', 'expired'])

const bonus = v.object({
  id,
  source: v.picklist(['bonus', 'promotion']),
  title: v.string(),
  amount: notNegative,
  state: bonusState,
  /** Why it was rejected; empty otherwise. */
  reason: v.string(),
  /** To be staked before money may leave, once the bonus is claimed, and how much of that is still missing. */
  turnover: notNegative,
  turnoverLeft: notNegative,
  at: moment,
  /** Unclaimed by then, it is gone. */
  expiresAt: v.nullable(moment),
  claimedAt: v.nullable(moment),
})

export const listBonuses = call({
  method: 'GET',
  path: '/wps/relay/bonuses',
  access: 'account',
  summary: 'The bonuses that the member was given, newest first.',
  request: v.object({ state: v.optional(bonusState), ...keyPage }),
  reply: v.object({
    bonuses: v.array(bonus),
    next,
    currency: v.string(),
    claimable: v.object({ bonuses: count, amount: notNegative }),
  }),
})

export type BonusState = v.InferOutput<typeof bonusState>
export type Bonus = v.InferOutput<typeof bonus>
export type Bonuses = ReplyOf<typeof listBonuses>
