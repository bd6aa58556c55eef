import * as v from 'valibot'
import { call } from './call.ts'
import { contract } from './contract-terms.ts'
import { count } from './count.ts'
import { id } from './id.ts'
import { dateRange, moment } from './moment.ts'
import { minorUnits, notNegative } from './money.ts'
import { keyPage, next } from './paging.ts'
import { flag, search } from './query-values.ts'

const downline = v.object({
  memberId: id,
  account: v.string(),
  nickname: v.string(),
  agent: v.boolean(),
  vipLevel: count,
  registeredAt: moment,
  lastLogin: v.nullable(moment),
  /** Direct downlines, and everybody beneath. */
  direct: count,
  team: count,
  balance: notNegative,
})

export const listDownlines = call({
  method: 'GET',
  path: '/wps/relay/team/downlines',
  access: 'agent',
  summary: 'One level of the team: the direct downlines of the agent or of somebody beneath.',
  request: v.object({
    /** Left out, the agent's own. */
    memberId: v.optional(id),
    sort: v.optional(v.picklist(['account', 'registeredAt', 'team', 'balance']), 'account'),
    descending: v.optional(flag, false),
    ...keyPage,
  }),
  reply: v.object({ downlines: v.array(downline), next, currency: v.string() }),
})

export const searchTeam = call({
  method: 'GET',
  path: '/wps/relay/team/search',
  access: 'agent',
  summary: 'Members of the whole team by account or nickname, each with the way down to them.',
  request: v.object({ search: v.pipe(search, v.nonEmpty()), ...keyPage }),
  reply: v.object({
    found: v.array(
      v.object({
        downline,
        /** From the agent's direct downline to the member's upline. */
        path: v.array(v.object({ memberId: id, account: v.string() })),
      }),
    ),
    next,
    total: count,
  }),
})

export const readDownline = call({
  method: 'GET',
  path: '/wps/relay/team/downlines/details',
  access: 'agent',
  summary: 'One member of the team: what they did, and which contracts stand with them.',
  request: v.object({ memberId: id, ...dateRange }),
  reply: v.object({
    downline,
    currency: v.string(),
    figures: v.object({
      deposits: notNegative,
      withdrawals: notNegative,
      turnover: notNegative,
      net: minorUnits,
    }),
    contracts: v.array(contract),
    /** Whether the agent may send them money. */
    mayTransfer: v.boolean(),
  }),
})
