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
  /** Whether the operator has closed this account. If so, it can receive neither money nor contracts. */
  closed: v.boolean(),
  vipLevel: count,
  registeredAt: moment,
  lastLogin: v.nullable(moment),
  /** `direct` is the number of direct downlines, and `team` the number of all downlines. */
  direct: count,
  team: count,
  balance: notNegative,
})

export type Downline = v.InferOutput<typeof downline>

const downlineSort = v.picklist(['account', 'registeredAt', 'team', 'balance'])

export type DownlineSort = v.InferOutput<typeof downlineSort>

export const listDownlines = call({
  method: 'GET',
  path: '/wps/relay/team/downlines',
  access: 'agent',
  summary: 'Lists one level of the team: the direct downlines of the agent or of a team member.',
  request: v.object({
    /** The agent whose downlines are listed. Defaults to the caller. */
    memberId: v.optional(id),
    /** Whether to list only agents, because contracts can be offered only to agents. */
    agentsOnly: v.optional(flag, false),
    /** Searches in account names and nicknames. */
    search: v.optional(search),
    sort: v.optional(downlineSort, 'account'),
    descending: v.optional(flag, false),
    ...keyPage,
  }),
  reply: v.object({ downlines: v.array(downline), next, currency: v.string() }),
})

const found = v.object({
  downline,
  /**
   * The members between the agent and the found member, from the agent's direct downline to the member's
   * upline.
   */
  path: v.array(downline),
})

export type FoundMember = v.InferOutput<typeof found>

export const searchTeam = call({
  method: 'GET',
  path: '/wps/relay/team/search',
  access: 'agent',
  summary: 'Searches the whole team by account or nickname. Each result includes the path from the agent.',
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
  figures: v.object(figures),
  /** An agent's own figures plus those of all downlines, as on bills; null for a player. */
  team: v.nullable(v.object({ ...figures, activeMembers: count })),
  contracts: v.array(contract),
  mayTransfer: v.boolean(),
  /** Whether the caller may offer the member a contract. Only direct downlines who are agents can get one. */
  mayOffer: v.boolean(),
})

export type DownlineDetails = v.InferOutput<typeof details>

export const readDownline = call({
  method: 'GET',
  path: '/wps/relay/team/downlines/details',
  access: 'agent',
  summary: 'Returns one team member: activity, and contracts with them.',
  request: v.object({ memberId: id, ...dateRange }),
  reply: details,
})
