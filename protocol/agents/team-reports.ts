import * as v from 'valibot'
import { minorUnits, notNegative } from '#domain/money/money.ts'
import { dateRange, isReadable, moment, timeSteps } from '#domain/time/moment.ts'
import { bettingFilters, bettingRecord, bettingSums } from '#protocol/account/betting-records.ts'
import { csvFile, exportRefusals } from '#protocol/account/record-export.ts'
import { call, type ReplyOf } from '#protocol/kit/call.ts'
import { count } from '#protocol/kit/count.ts'
import { id } from '#protocol/kit/id.ts'
import { keyPage, next } from '#protocol/kit/paging.ts'
import { flag, search } from '#protocol/kit/query-values.ts'

const figures = v.object({
  members: count,
  newMembers: count,
  activeMembers: count,
  deposits: notNegative,
  withdrawals: notNegative,
  turnover: notNegative,
  /** Stakes minus payouts; positive if the team's players have lost money. */
  net: minorUnits,
})

const loss = v.object({
  memberId: id,
  account: v.string(),
  deposits: notNegative,
  withdrawals: notNegative,
  stake: notNegative,
  win: notNegative,
  gifts: notNegative,
  /** Positive if the player has lost money. */
  loss: minorUnits,
})

const lossSums = v.omit(loss, ['memberId', 'account'])

const lossFilters = {
  ...dateRange,
  search: v.optional(search),
  /** Whether to exclude the players of downlines. */
  directOnly: v.optional(flag),
  sort: v.optional(v.picklist(['loss', 'stake', 'deposits', 'account']), 'loss'),
  descending: v.optional(flag, true),
}

const betFilters = {
  ...bettingFilters,
  search: v.optional(search),
  directOnly: v.optional(flag),
  sort: v.optional(v.picklist(['at', 'stake', 'net']), 'at'),
  descending: v.optional(flag, true),
}

export const readTeamOverview = call({
  method: 'GET',
  path: '/wps/relay/team/overview',
  access: 'agent',
  summary: 'Returns the activity of the agent’s team over time.',
  request: v.pipe(v.object(timeSteps), v.check(isReadable)),
  reply: v.object({
    currency: v.string(),
    /** One entry per step, including steps without activity, which contain zeros. */
    steps: v.array(v.object({ from: moment, to: moment, ...figures.entries })),
    total: figures,
  }),
})

export const listTeamBets = call({
  method: 'GET',
  path: '/wps/relay/team/bets',
  access: 'agent',
  summary: 'Lists the bets of the agent’s team, with totals of the page and of all results.',
  request: v.object({ ...betFilters, ...keyPage }),
  reply: v.object({
    bets: v.array(v.object({ memberId: id, account: v.string(), ...bettingRecord.entries })),
    next,
    currency: v.string(),
    totals: v.object({ page: bettingSums, all: bettingSums }),
  }),
})

export const listUserLosses = call({
  method: 'GET',
  path: '/wps/relay/team/losses',
  access: 'agent',
  summary: 'Lists the profit or loss of each player of the team, with totals of the page and of all results.',
  request: v.object({ ...lossFilters, ...keyPage }),
  reply: v.object({
    losses: v.array(loss),
    next,
    currency: v.string(),
    totals: v.object({ page: lossSums, all: lossSums }),
  }),
})

export const exportTeamOverview = call({
  method: 'GET',
  path: '/wps/relay/team/overview/export',
  access: 'agent',
  summary: 'Exports the activity of the agent’s team, day by day, as a CSV file in the reader’s language.',
  request: v.object({ ...dateRange, zone: timeSteps.zone }),
  reply: csvFile,
  refusals: exportRefusals,
})

export const exportTeamBets = call({
  method: 'GET',
  path: '/wps/relay/team/bets/export',
  access: 'agent',
  summary: 'Exports the bets of the agent’s team as a CSV file in the reader’s language.',
  request: v.object(betFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export const exportUserLosses = call({
  method: 'GET',
  path: '/wps/relay/team/losses/export',
  access: 'agent',
  summary: 'Exports the losses of the team’s players as a CSV file in the reader’s language.',
  request: v.object(lossFilters),
  reply: csvFile,
  refusals: exportRefusals,
})

export type TeamOverview = ReplyOf<typeof readTeamOverview>
export type TeamBets = ReplyOf<typeof listTeamBets>
export type UserLosses = ReplyOf<typeof listUserLosses>
