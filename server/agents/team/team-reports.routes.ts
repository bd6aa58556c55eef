import { sql } from 'drizzle-orm'
import { MOST_STEPS } from '#domain/time/moment.ts'
import { lossColumns, overviewColumns } from '#server/agents/reports/team-columns.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { EXPORT_LIMIT, exportCsv, refuseTooMany } from '#server/files/csv-export.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { teamBetColumns } from '#server/play/bet-columns.ts'
import { betKey, findBets, sumBets, sumsOf } from '#server/play/bets.ts'
import { matchesMember } from '#server/team/member-search-sql.ts'
import { currency } from '#server/texts/currency.ts'
import { overviewOf } from './overview.ts'
import { teamOf } from './team-of.ts'
import { findLosses, lossKey, sumLosses, sumsOf as sumsOfLosses } from './user-losses.ts'

/** Milliseconds. */
const DAY = 86_400_000

/** AGENT-05 */
export const readTeamOverview: HandlerOf<'readTeamOverview'> = async ({ platform, request, who }) => {
  const { from, to, ...cut } = request
  const query = { from: new Date(from), to: new Date(to), ...cut }
  return accept({
    currency: currency.code,
    ...(await overviewOf(platform.database, who.member.id, query)),
  })
}

/** AGENT-05 */
export const exportTeamOverview: HandlerOf<'exportTeamOverview'> = async (context) => {
  const { platform, request, caller, who } = context
  const [from, to] = [new Date(request.from), new Date(request.to)]
  const tooMany = refuseTooMany(Math.ceil((to.getTime() - from.getTime()) / DAY), MOST_STEPS)
  if (tooMany) return tooMany
  const query = { from, to, by: 'day', zone: request.zone } as const
  const { steps } = await overviewOf(platform.database, who.member.id, query)
  const file = {
    name: /*i18n*/ { id: 'file.team.teamOverview.name', message: 'team-overview' },
    columns: overviewColumns,
  }
  return accept(exportCsv(file, steps, caller.language))
}

type Narrowed = { search?: string | undefined; directOnly?: boolean | undefined }

const teamsBets = (agentId: number, { search, directOnly }: Narrowed) =>
  sql`member.id in ${teamOf(agentId, directOnly)} and ${matchesMember(search)}`

/** AGENT-10 */
export const listTeamBets: HandlerOf<'listTeamBets'> = async ({ platform, request, caller, who }) => {
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

/** AGENT-10 */
export const listUserLosses: HandlerOf<'listUserLosses'> = async ({ platform, request, who }) => {
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

/** AGENT-05 */
export const exportTeamBets: HandlerOf<'exportTeamBets'> = async (context) => {
  const { platform, request: filter, caller, who } = context
  const { language } = caller
  const whose = teamsBets(who.member.id, filter)
  const { count } = await sumBets(platform.database, whose, filter)
  const tooMany = refuseTooMany(count)
  if (tooMany) return tooMany
  const query = { filter, after: null, limit: EXPORT_LIMIT, language }
  const bets = await findBets(platform.database, whose, query)
  const file = {
    name: /*i18n*/ { id: 'file.team.teamBetting.name', message: 'team-betting' },
    columns: teamBetColumns,
  }
  return accept(exportCsv(file, bets, language))
}

/** AGENT-05 */
export const exportUserLosses: HandlerOf<'exportUserLosses'> = async (context) => {
  const { platform, request: filter, caller, who } = context
  const { count } = await sumLosses(platform.database, who.member.id, filter)
  const tooMany = refuseTooMany(count)
  if (tooMany) return tooMany
  const query = { filter, after: null, limit: EXPORT_LIMIT }
  const losses = await findLosses(platform.database, who.member.id, query)
  const file = {
    name: /*i18n*/ { id: 'file.team.playerLosses.name', message: 'player-losses' },
    columns: lossColumns,
  }
  return accept(exportCsv(file, losses, caller.language))
}
