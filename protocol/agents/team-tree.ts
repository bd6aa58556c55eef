import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { dateRange, moment } from '#domain/time/moment.ts'
import { call } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { flag, search } from '#protocol/kit/query-values.ts'
import { contract } from './contract-terms.ts'

const downline = v.object({
  memberId: id,
  account: v.string(),
  nickname: v.string(),
  agent: v.boolean(),
  /** The operator has closed the account: it takes neither money nor contracts. */
  closed: v.boolean(),
  vipLevel: count,
  registeredAt: moment,
  lastLogin: v.nullable(moment),
  /** Direct downlines, and everybody beneath. */
  direct: count,
  team: count,
  balance: notNegative,
})

/** Somebody in an agent's team. */
export type Downline = v.InferOutput<typeof downline>

const downlineSort = v.picklist(['account', 'registeredAt', 'team', 'balance'])

/** What a level of the team is ordered by. */
export type DownlineSort = v.InferOutput<typeof downlineSort>

export const listDownlines = call({
  method: 'GET',
  path: '/wps/relay/team/downlines',
  access: 'agent',
  summary: 'One level of the team: the direct downlines of the agent or of somebody beneath.',
  request: v.object({
    /** Left out, the agent's own. */
    memberId: v.optional(id),
    /** Only those who are agents, such as contracts are offered to. */
    agentsOnly: v.optional(flag, false),
    /** Only those whose account or nickname it is in. */
    search: v.optional(search),
    sort: v.optional(downlineSort, 'account'),
    descending: v.optional(flag, false),
    ...keyPage,
  }),
  reply: v.object({ downlines: v.array(downline), next, currency: v.string() }),
})

const found = v.object({
  downline,
  /** From the agent's direct downline to the member's upline, each as the tree shows them. */
  path: v.array(downline),
})

/** Somebody who was found in an agent's team. */
export type FoundMember = v.InferOutput<typeof found>

export const searchTeam = call({
  method: 'GET',
  path: '/wps/relay/team/search',
  access: 'agent',
  summary: 'Members of the whole team by account or nickname, each with the way down to them.',
  request: v.object({ search: v.pipe(search, v.nonEmpty()), ...keyPage }),
  reply: v.object({
    found: v.array(found),
    next,
    total: count,
  }),
})

const figures = {
  deposits: notNegative,
  withdrawals: notNegative,
  turnover: notNegative,
  net: minorUnits,
}

const details = v.object({
  downline,
  currency: v.string(),
  /** What they did themselves. */
  figures: v.object(figures),
  /** Of an agent: what they and everybody beneath them did, as their bills count it; null for a player. */
  team: v.nullable(v.object({ ...figures, activeMembers: count })),
  contracts: v.array(contract),
  /** Whether the agent may send them money. */
  mayTransfer: v.boolean(),
  /** Whether the agent may offer them a contract: only to direct downlines who are agents. */
  mayOffer: v.boolean(),
})

/** What is known of somebody in an agent's team, and what they did in a range of days. */
export type DownlineDetails = v.InferOutput<typeof details>

export const readDownline = call({
  method: 'GET',
  path: '/wps/relay/team/downlines/details',
  access: 'agent',
  summary: 'One member of the team: what they did, and which contracts stand with them.',
  request: v.object({ memberId: id, ...dateRange }),
  reply: details,
})
