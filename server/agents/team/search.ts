import { sql } from 'drizzle-orm'
import type { FoundMember } from '#protocol/agents/team-tree.ts'
import type { Cursor } from '#server/database/cursor.ts'
import { member } from '#server/identity/member.table.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readDownlines } from '#server/team/downlines.ts'
import { matchesMember } from '#server/team/member-search-sql.ts'
import { foldAccents } from '#server/texts/fold-accents.ts'
import { teamOf } from './team-of.ts'

type Source = Pick<Platform, 'database' | 'operator'>

/** Ranks an exact account match first, so that it is always on the first page. */
const rank = (typed: string) => sql`
  ((case when member.account = ${foldAccents(typed).trim()} then '0' else '1' end) || member.account) collate "C"`

/**
 * Searches an agent's team by account or nickname. Results are ordered by account and start after the cursor.
 * @returns the page, its last key (null on the last page) and the total
 */
export async function searchMembers(
  source: Source,
  agentId: number,
  { typed, after, limit }: { typed: string; after: Cursor | null; limit: number },
): Promise<{ found: FoundMember[]; end: Cursor | null; total: number }> {
  const team = teamOf(agentId)
  const later = after
    ? sql`and (${rank(typed)}, member.id) > (${after.value}::text, ${after.id}::bigint)`
    : sql``
  const [page, counted] = await Promise.all([
    source.database.execute<{ id: string; rank: string }>(sql`
      select member.id, ${rank(typed)} as rank from ${member}
      where member.id in ${team} and ${matchesMember(typed)} ${later}
      order by 2, 1 limit ${limit + 1}
    `),
    source.database.execute<{ count: string }>(sql`
      select count(*) from ${member} where member.id in ${team} and ${matchesMember(typed)}
    `),
  ])
  const rows = page.rows.slice(0, limit)
  const last = page.rows.length > limit ? rows.at(-1) : undefined
  return {
    found: await withWays(
      source,
      agentId,
      rows.map(({ id }) => Number(id)),
    ),
    end: last ? { value: last.rank, id: String(last.id) } : null,
    total: Number(counted.rows[0]?.count),
  }
}

async function withWays(source: Source, agentId: number, ids: number[]): Promise<FoundMember[]> {
  const { rows: steps } = await source.database.execute<{ below: string; id: string }>(sql`
    select place.member_id as below, place.ancestor_id as id from ${teamAncestor} place
    where place.member_id = any(${sql.param(ids)}::bigint[]) and place.ancestor_id in ${teamOf(agentId)}
    order by place.depth desc
  `)
  const everybody = [...new Set([...ids, ...steps.map(({ id }) => Number(id))])]
  const downlines = new Map((await readDownlines(source, everybody)).map((one) => [one.memberId, one]))
  const known = (id: string) => downlines.get(id) ?? []
  return ids.flatMap((id) =>
    [known(String(id))].flat().map((downline) => ({
      downline,
      path: steps.filter(({ below }) => Number(below) === id).flatMap((step) => known(String(step.id))),
    })),
  )
}
