import { and, asc, eq } from 'drizzle-orm'
import { contract } from '#server/agents/contracts/contract.table.ts'
import { contractOf, isRunning, selectContracts } from '#server/agents/contracts/read-contracts.ts'
import { NotFound } from '#server/core/not-found.ts'
import { cursorAfter, readCursor } from '#server/database/cursor.ts'
import { accept, type HandlerOf } from '#server/platform/handler.ts'
import { readSetting } from '#server/settings/settings.ts'
import { downlineKey, findLevel, kindOfOrder, readDownlines, readTeamMember } from '#server/team/downlines.ts'
import { transfersSetting } from '#server/team/team.settings.ts'
import { currency } from '#server/texts/currency.ts'
import { figuresOf, teamFiguresOf } from './member-figures.ts'
import { searchMembers } from './search.ts'

/** AGENT-07 */
export const listDownlines: HandlerOf<'listDownlines'> = async ({ platform, request, who }) => {
  const { memberId, cursor, limit, agentsOnly, search, ...order } = request
  const after = readCursor(cursor, { value: kindOfOrder(order), id: 'number' })
  const agentId = who.member.id
  const upline = memberId === undefined ? null : await readTeamMember(platform.database, agentId, memberId)
  const found = await findLevel(platform, upline?.id ?? agentId, {
    order,
    filter: { agentsOnly, search },
    after,
    limit: limit + 1,
  })
  const downlines = found.slice(0, limit)
  const last = found.length > limit ? downlines.at(-1) : undefined
  return accept({
    downlines,
    next: last ? cursorAfter(downlineKey(order, last)) : null,
    currency: currency.code,
  })
}

/** AGENT-07 */
export const searchTeam: HandlerOf<'searchTeam'> = async ({ platform, request, who }) => {
  const { search: typed, cursor, limit } = request
  const after = readCursor(cursor, { value: 'text', id: 'number' })
  const { found, end, total } = await searchMembers(platform, who.member.id, { typed, after, limit })
  return accept({ found, next: end && cursorAfter(end), total })
}

/** AGENT-07 */
export const readDownline: HandlerOf<'readDownline'> = async ({ platform, request, now, who }) => {
  const { database, operator } = platform
  const agentId = who.member.id
  const { id, depth, type, closed } = await readTeamMember(database, agentId, request.memberId)
  const isAgent = operator.agentTypes.includes(type)
  const [[downline], figures, team, contracts, { on }] = await Promise.all([
    readDownlines(platform, [id]),
    figuresOf(database, id, request),
    isAgent ? teamFiguresOf(database, id, request) : null,
    selectContracts(database)
      .where(and(eq(contract.uplineId, agentId), eq(contract.downlineId, id), isRunning))
      .orderBy(asc(contract.startedAt), asc(contract.id)),
    readSetting(database, transfersSetting),
  ])
  if (!downline) throw new NotFound()
  return accept({
    downline,
    currency: currency.code,
    figures,
    team,
    contracts: contracts.map((one) => contractOf(one, now)),
    mayTransfer: on && !closed,
    mayOffer: depth === 1 && !closed && isAgent,
  })
}
