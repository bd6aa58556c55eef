import { type SQL, sql } from 'drizzle-orm'
import type { Downline, listDownlines } from '#protocol/agents/team-tree.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import { NotFound } from '#server/core/not-found.ts'
import type { Cursor, CursorShape } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { ledgerAccount } from '#server/ledger/ledger.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { matchesMember } from './member-search-sql.ts'

type DownlineQuery = RequestOf<typeof listDownlines>
type Order = Pick<DownlineQuery, 'sort' | 'descending'>
type Filter = Pick<DownlineQuery, 'agentsOnly' | 'search'>
type Source = Pick<Platform, 'database' | 'operator'>

/** Number of all downlines of the current `member` row, read from an index of the closure table. */
const teamSize = sql`(select count(*) from ${teamAncestor} beneath where beneath.ancestor_id = member.id)`

const orders: Record<
  Order['sort'],
  { column: SQL; type: SQL; kind: CursorShape['value']; of: (downline: Downline) => string | number }
> = {
  account: {
    column: sql`member.account collate "C"`,
    type: sql`text`,
    kind: 'text',
    of: ({ account }) => account,
  },
  registeredAt: {
    column: sql`member.created_at`,
    type: sql`timestamptz`,
    kind: 'moment',
    of: ({ registeredAt }) => registeredAt,
  },
  team: { column: teamSize, type: sql`bigint`, kind: 'number', of: ({ team }) => team },
  balance: {
    column: sql`coalesce(wallet.balance, 0)`,
    type: sql`bigint`,
    kind: 'number',
    of: ({ balance }) => balance,
  },
}

export const kindOfOrder = ({ sort }: Order): CursorShape['value'] => orders[sort].kind

export const downlineKey = ({ sort }: Order, downline: Downline): Cursor => ({
  value: orders[sort].of(downline),
  id: downline.memberId,
})

type Row = Omit<Downline, 'agent' | 'direct' | 'team' | 'balance' | 'registeredAt' | 'lastLogin'> & {
  type: number
  registeredAt: Date
  lastLogin: Date | null
  direct: string
  team: string
  balance: string
}

export function findLevel(
  source: Source,
  uplineId: number,
  { order, filter, after, limit }: { order: Order; filter: Filter; after: Cursor | null; limit: number },
): Promise<Downline[]> {
  const { column, type } = orders[order.sort]
  const isAfter = order.descending ? sql`<` : sql`>`
  const direction = order.descending ? sql`desc` : sql`asc`
  const later = after
    ? sql`and (${column}, member.id) ${isAfter} (${after.value}::${type}, ${after.id}::bigint)`
    : sql``
  const agents = sql`and member.type = any(${sql.param([...source.operator.agentTypes])}::int[])`
  const wanted = sql`${filter.agentsOnly ? agents : sql``} and ${matchesMember(filter.search)}`
  return selectDownlines(
    source,
    sql`
    select member.id, row_number() over (order by ${column} ${direction}, member.id ${direction}) as place
    from ${teamAncestor} place join ${member} on member.id = place.member_id ${joinedWallet}
    where place.ancestor_id = ${uplineId} and place.depth = 1 ${wanted} ${later}
    order by ${column} ${direction}, member.id ${direction} limit ${limit}`,
  )
}

export const readDownlines = (source: Source, ids: readonly number[]): Promise<Downline[]> =>
  selectDownlines(
    source,
    sql`select id, place from unnest(${sql.param([...ids])}::bigint[]) with ordinality as asked (id, place)`,
  )

const joinedWallet = sql`
  left join ${ledgerAccount} wallet on wallet.member_id = member.id and wallet.kind = 'wallet'`

/**
 * Reads the chosen members as downlines.
 * @param chosen query for each member's `id` and `place`, the position in the result
 */
async function selectDownlines({ database, operator }: Source, chosen: SQL): Promise<Downline[]> {
  const { rows } = await database.execute<Row>(sql`
    with chosen as materialized (${chosen})
    select member.id::text as "memberId", member.account, member.nickname, member.type, member.closed,
      member.vip_level as "vipLevel", member.created_at as "registeredAt", member.last_login_at as "lastLogin",
      coalesce(wallet.balance, 0) as balance, beneath.direct, beneath.team
    from chosen join ${member} on member.id = chosen.id ${joinedWallet}
    cross join lateral (
      select count(*) filter (where depth = 1) as direct, count(*) as team
      from ${teamAncestor} where ancestor_id = member.id
    ) beneath
    order by chosen.place
  `)
  return rows.map(({ type, ...row }) => ({
    ...row,
    agent: operator.agentTypes.includes(type),
    registeredAt: new Date(row.registeredAt).toISOString(),
    lastLogin: row.lastLogin && new Date(row.lastLogin).toISOString(),
    direct: Number(row.direct),
    team: Number(row.team),
    balance: Number(row.balance),
  }))
}

/** `depth` is 1 for the agent's direct downlines, 2 for the level below, and so on. */
export type TeamMember = { id: number; depth: number; type: number; closed: boolean }

/**
 * Finds a member of an agent's team, at any depth.
 * @throws NotFound if the member is not in the team; agents are not part of their own team
 */
export async function readTeamMember(
  database: Database,
  agentId: number,
  memberId: string,
): Promise<TeamMember> {
  if (!/^\d{1,15}$/.test(memberId)) throw new NotFound()
  const { rows } = await database.execute<TeamMember>(sql`
    select member.id::float8 as id, depth, type, closed
    from ${teamAncestor} place join ${member} on member.id = place.member_id
    where place.ancestor_id = ${agentId} and place.member_id = ${memberId}::bigint
  `)
  const [found] = rows
  if (!found) throw new NotFound()
  return found
}
