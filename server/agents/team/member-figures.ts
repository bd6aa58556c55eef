import { type SQL, sql } from 'drizzle-orm'
import type { DownlineDetails } from '#protocol/agents/team-tree.ts'
import type { Database } from '#server/database/database.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { netWithdrawals } from '#server/payments/net-withdrawals-sql.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { teamOf } from './team-of.ts'

type Figures = NonNullable<DownlineDetails['team']>
type Range = { from: string; to: string }

/**
 * Returns a member's figures. Rounds count at their settlement time, and money at its posting time. `net` is
 * stakes minus payouts.
 */
export async function figuresOf(
  database: Database,
  memberId: number,
  range: Range,
): Promise<DownlineDetails['figures']> {
  const { activeMembers: _, ...figures } = await sumsOf(database, sql`(select ${memberId}::bigint)`, range)
  return figures
}

/**
 * Returns a team's figures, including the agent's own. Rounds and money count at the same times as in
 * `figuresOf`.
 */
export const teamFiguresOf = (database: Database, agentId: number, range: Range): Promise<Figures> =>
  sumsOf(database, sql`(select ${agentId}::bigint union all ${teamOf(agentId)})`, range)

async function sumsOf(database: Database, members: SQL, { from, to }: Range): Promise<Figures> {
  const { rows } = await database.execute<Record<keyof Figures, string>>(sql`
    with played as (
      select coalesce(sum(stake), 0) as turnover, coalesce(sum(stake - payout), 0) as net,
        count(distinct member_id) as "activeMembers"
      from ${gameRound}
      where member_id in ${members} and settled_at >= ${from}::timestamptz and settled_at < ${to}::timestamptz
    ), moved as (
      select coalesce(sum(posting.amount) filter (where operation.kind = 'deposit'), 0) as deposits,
        coalesce(${netWithdrawals}, 0) as withdrawals
      from ${ledgerAccount} wallet
        join ${ledgerPosting} posting on posting.account_id = wallet.id
        join ${ledgerOperation} operation on operation.id = posting.operation_id
      where wallet.member_id in ${members} and wallet.kind = 'wallet'
        and operation.at >= ${from}::timestamptz and operation.at < ${to}::timestamptz
    )
    select * from played cross join moved
  `)
  const [totals] = rows
  return {
    deposits: Number(totals?.deposits),
    withdrawals: Number(totals?.withdrawals),
    turnover: Number(totals?.turnover),
    net: Number(totals?.net),
    activeMembers: Number(totals?.activeMembers),
  }
}
