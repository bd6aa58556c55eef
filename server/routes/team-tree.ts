import { and, asc, eq } from 'drizzle-orm'
import type { listDownlines, readDownline, searchTeam } from '#contract/team-tree.ts'
import { contractOf, isRunning, selectContracts } from '../agent-contracts/read-contracts.ts'
import { contract } from '../database/schema/contract.ts'
import { accept, type Handler } from '../handler.ts'
import { currency } from '../ledger/currency.ts'
import { cursorAfter, readCursor } from '../report/cursor.ts'
import { readSetting } from '../settings.ts'
import { downlineKey, findLevel, kindOfOrder, readDownlines, readTeamMember } from '../team/downlines.ts'
import { figuresOf, teamFiguresOf } from '../team/member-figures.ts'
import { searchMembers } from '../team/search.ts'
import { UnknownThing } from '../unknown-thing.ts'

/** AGENT-07: a page of one level of the team. */
export const downlinesHandler: Handler<typeof listDownlines> = async ({ platform, request, who }) => {
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

/** AGENT-07: who in the team is called so, and the way down to them. */
export const searchTeamHandler: Handler<typeof searchTeam> = async ({ platform, request, who }) => {
  const { search: typed, cursor, limit } = request
  const after = readCursor(cursor, { value: 'text', id: 'number' })
  const { found, end, total } = await searchMembers(platform, who.member.id, { typed, after, limit })
  return accept({ found, next: end && cursorAfter(end), total })
}

/** AGENT-07: what somebody in the team did, and what stands between them and the agent. */
export const downlineHandler: Handler<typeof readDownline> = async ({ platform, request, now, who }) => {
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
    readSetting(database, 'transfers'),
  ])
  if (!downline) throw new UnknownThing()
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
