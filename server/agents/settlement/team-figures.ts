import { sql } from 'drizzle-orm'
import type { Figures } from '#protocol/agents/tier-rules.ts'
import type { Range } from '#server/calendar/periods.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

type ContractRange = Range & { id: string; downlineId: number }

export const noFigures: Figures = { netLoss: 0, turnover: 0, activeMembers: 0 }

/**
 * Returns the figures of several teams, by the id of each team's range. Rounds count at their settlement
 * time. They are read once per period, even if several teams share the period. Teams without rounds are
 * omitted.
 */
export async function teamFigures(
  database: Database | Transaction,
  ranges: readonly ContractRange[],
): Promise<Map<string, Figures>> {
  const { rows } = await database.execute<{ id: string } & Record<keyof Figures, string>>(sql`
    with asked as (
      select * from unnest(
        ${sql.param(ranges.map(({ id }) => id))}::text[],
        ${sql.param(ranges.map(({ downlineId }) => downlineId))}::bigint[],
        ${sql.param(ranges.map(({ from }) => from.toISOString()))}::timestamptz[],
        ${sql.param(ranges.map(({ to }) => to.toISOString()))}::timestamptz[]
      ) as asked (id, downline_id, since, until)
    ),
    period as (select distinct since, until from asked),
    played as materialized (
      select since, until, member_id, sum(stake) as turnover, sum(stake - payout) as net_loss
      from period join ${gameRound} round on settled_at >= since and settled_at < until
      group by since, until, member_id
    ),
    team as (
      select since, until, member_id as ancestor_id, turnover, net_loss from played
      union all
      select since, until, ancestor_id, turnover, net_loss from played join ${teamAncestor} using (member_id)
    )
    select id, sum(net_loss) as "netLoss", sum(turnover) as turnover, count(*) as "activeMembers"
    from asked join team on ancestor_id = downline_id and team.since = asked.since and team.until = asked.until
    group by id
  `)
  return new Map(
    rows.map(({ id, netLoss, turnover, activeMembers }) => [
      id,
      { netLoss: Number(netLoss), turnover: Number(turnover), activeMembers: Number(activeMembers) },
    ]),
  )
}
