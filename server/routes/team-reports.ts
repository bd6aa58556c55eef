import { sql } from 'drizzle-orm'
import { MOST_STEPS } from '#contract/moment.ts'
import type {
  exportTeamBets,
  exportTeamOverview,
  exportUserLosses,
  listTeamBets,
  listUserLosses,
  readTeamOverview,
} from '#contract/team-reports.ts'
import { accept, type Handler, refuse } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { betKey, findBets, sumBets, sumsOf } from '../play/bets.ts'
import { csvOf, EXPORT_LIMIT } from '../report/csv.ts'
import { cursorAfter, readCursor } from '../report/cursor.ts'
import { foundBy } from '../team/found-by.ts'
import { overviewOf } from '../team/overview.ts'
import { teamOf } from '../team/team-of.ts'
import { findLosses, lossKey, sumLosses, sumsOf as sumsOfLosses } from '../team/user-losses.ts'

/** Milliseconds. */
const DAY = 86_400_000

/** AGENT-05: what the team did over time. */
export const teamOverviewHandler: Handler<typeof readTeamOverview> = async ({ platform, request, who }) => {
  const { from, to, ...cut } = request
  const asked = { from: new Date(from), to: new Date(to), ...cut }
  return accept({
    currency: currency.code,
    ...(await overviewOf(platform.database, who.member.id, asked)),
  })
}

/** AGENT-05: its sums day by day as a file. */
export const exportTeamOverviewHandler: Handler<typeof exportTeamOverview> = async (context) => {
  const { platform, request, who } = context
  const [from, to] = [new Date(request.from), new Date(request.to)]
  const days = Math.ceil((to.getTime() - from.getTime()) / DAY)
  if (days > MOST_STEPS) return refuse('export.tooMany', { records: days, limit: MOST_STEPS })
  const asked = { from, to, by: 'day', zone: request.zone } as const
  const { steps } = await overviewOf(platform.database, who.member.id, asked)
  const heads = [
    'from',
    'to',
    'members',
    'newMembers',
    'activeMembers',
    'deposits',
    'withdrawals',
    'turnover',
    'net',
  ]
  const rows = steps.map((step) => [
    step.from,
    step.to,
    step.members,
    step.newMembers,
    step.activeMembers,
    step.deposits,
    step.withdrawals,
    step.turnover,
    step.net,
  ])
  return accept({ name: 'team-overview.csv', csv: csvOf(heads, rows) })
}

type Narrowed = { search?: string | undefined; directOnly?: boolean | undefined }

const teamsBets = (agentId: number, { search, directOnly }: Narrowed) =>
  sql`member.id in ${teamOf(agentId, directOnly)} and ${foundBy(search)}`

/** AGENT-10: a page of the team's bets. */
export const teamBetsHandler: Handler<typeof listTeamBets> = async ({ platform, request, caller, who }) => {
  const { cursor, limit, ...filter } = request
  const { database } = platform
  const whose = teamsBets(who.member.id, filter)
  const after = readCursor(cursor, { value: filter.sort === 'at' ? 'moment' : 'number', id: 'uuid' })
  const [found, all] = await Promise.all([
    findBets(database, whose, { filter, after, limit: limit + 1, language: caller.language }),
    sumBets(database, whose, filter),
  ])
  const bets = found.slice(0, limit)
  const last = bets.at(-1)
  return accept({
    bets,
    next: last && found.length > limit ? cursorAfter(betKey(filter, last)) : null,
    currency: currency.code,
    totals: { page: sumsOf(bets), all: all.sums },
  })
}

/** AGENT-10: a page of what the team's players lost. */
export const userLossesHandler: Handler<typeof listUserLosses> = async ({ platform, request, who }) => {
  const { cursor, limit, ...filter } = request
  const { database } = platform
  const after = readCursor(cursor, { value: filter.sort === 'account' ? 'text' : 'number', id: 'number' })
  const [found, all] = await Promise.all([
    findLosses(database, who.member.id, { filter, after, limit: limit + 1 }),
    sumLosses(database, who.member.id, filter),
  ])
  const losses = found.slice(0, limit)
  const last = losses.at(-1)
  return accept({
    losses,
    next: last && found.length > limit ? cursorAfter(lossKey(filter, last)) : null,
    currency: currency.code,
    totals: { page: sumsOfLosses(losses), all: all.sums },
  })
}

/** AGENT-05: the bets as a file. */
export const exportTeamBetsHandler: Handler<typeof exportTeamBets> = async (context) => {
  const { platform, request: filter, caller, who } = context
  const whose = teamsBets(who.member.id, filter)
  const { count } = await sumBets(platform.database, whose, filter)
  if (count > EXPORT_LIMIT) return refuse('export.tooMany', { records: count, limit: EXPORT_LIMIT })
  const bets = await findBets(platform.database, whose, {
    filter,
    after: null,
    limit: EXPORT_LIMIT,
    language: caller.language,
  })
  const heads = ['id', 'account', 'at', 'settledAt', 'game', 'vendor', 'kind', 'state', 'stake', 'win', 'net']
  const rows = bets.map((bet) => [
    bet.id,
    bet.account,
    bet.at,
    bet.settledAt ?? '',
    bet.gameName,
    bet.vassalage,
    bet.gameType,
    bet.state,
    bet.stake,
    bet.win,
    bet.net,
  ])
  return accept({ name: 'team-bets.csv', csv: csvOf(heads, rows) })
}

/** AGENT-05: the losses as a file. */
export const exportUserLossesHandler: Handler<typeof exportUserLosses> = async (context) => {
  const { platform, request: filter, who } = context
  const { count } = await sumLosses(platform.database, who.member.id, filter)
  if (count > EXPORT_LIMIT) return refuse('export.tooMany', { records: count, limit: EXPORT_LIMIT })
  const asked = { filter, after: null, limit: EXPORT_LIMIT }
  const losses = await findLosses(platform.database, who.member.id, asked)
  const heads = ['account', 'deposits', 'withdrawals', 'stake', 'win', 'gifts', 'loss']
  const rows = losses.map((one) => [
    one.account,
    one.deposits,
    one.withdrawals,
    one.stake,
    one.win,
    one.gifts,
    one.loss,
  ])
  return accept({ name: 'user-losses.csv', csv: csvOf(heads, rows) })
}
