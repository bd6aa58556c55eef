import * as v from 'valibot'
import { call } from './call.ts'
import { gameType } from './games.ts'
import { id } from './id.ts'
import { moment } from './moment.ts'
import { notNegative } from './money.ts'
import { keyPage, next } from './paging.ts'
import { basisPoints } from './rate.ts'

const claim = v.object({
  id,
  at: moment,
  amount: notNegative,
  categories: v.array(v.object({ gameType, turnover: notNegative, rate: basisPoints, amount: notNegative })),
})

export const listRebates = call({
  method: 'GET',
  path: '/wps/relay/rebates',
  access: 'token',
  summary: 'What turnover has earned back since the last claim, by category.',
  request: v.object({}),
  reply: v.object({
    categories: claim.entries.categories,
    currency: v.string(),
    total: notNegative,
    /** Less than this is not paid out. */
    min: notNegative,
  }),
})

export const claimRebate = call({
  method: 'POST',
  path: '/wps/relay/rebates/claim',
  access: 'token',
  idempotent: true,
  summary: 'Pays out the rebate of one category or of all.',
  request: v.object({
    /** Null for all. */
    gameType: v.nullable(gameType),
  }),
  reply: v.object({ claim, balance: notNegative }),
  refusals: {
    'rebate.nothing': v.object({}),
    'rebate.tooLittle': v.object({ total: notNegative, min: notNegative }),
    'rebate.off': v.object({}),
  },
})

export const listRebateClaims = call({
  method: 'GET',
  path: '/wps/relay/rebates/claims',
  access: 'token',
  summary: 'The rebates that were paid out, newest first.',
  request: v.object(keyPage),
  reply: v.object({ claims: v.array(claim), next, currency: v.string() }),
})
