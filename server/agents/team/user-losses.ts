import { type SQL, sql } from 'drizzle-orm'
import type { exportUserLosses, UserLosses } from '#protocol/agents/team-reports.ts'
import type { RequestOf } from '#protocol/kit/call.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { gifts } from '#server/ledger/gifts.ts'
import { netWithdrawals } from '#server/payments/net-withdrawals-sql.ts'
import { matchesMember } from '#server/team/member-search-sql.ts'
import { teamOf } from './team-of.ts'

type Filter = RequestOf<typeof exportUserLosses>
type Loss = UserLosses['losses'][number]
type Sums = UserLosses['totals']['all']
type Row = Record<Exclude<keyof Loss, 'account'>, string> & { account: string }

const orders: Record<Filter['sort'], { column: SQL; of: (loss: Loss) => string | number }> = {
  loss: { column: sql`loss`, of: ({ loss }) => loss },
  stake: { column: sql`stake`, of: ({ stake }) => stake },
  deposits: { column: sql`deposits`, of: ({ deposits }) => deposits },
  account: { column: sql`account collate "C"`, of: ({ account }) => account },
}

export const lossKey = ({ sort }: Filter, loss: Loss): Cursor => ({
  value: orders[sort].of(loss),
  id: loss.memberId,
})

export async function findLosses(
  database: Database,
  agentId: number,
  { filter, after, limit }: { filter: Filter; after: Cursor | null; limit: number },
): Promise<Loss[]> {
  const { column } = orders[filter.sort]
  const isAfter = filter.descending ? sql`<` : sql`>`
  const direction = filter.descending ? sql`desc` : sql`asc`
  const where = after
    ? sql`where (${column}, "memberId") ${isAfter} (${after.value}, ${after.id}::bigint)`
    : sql``
  const { rows } = await database.execute<Row>(sql`
    ${lossesOf(agentId, filter)}
    select * from loss ${where}
    order by ${column} ${direction}, "memberId" ${direction} limit ${limit}
  `)
  return rows.map((row) => ({
    memberId: row.memberId,
    account: row.account,
    deposits: Number(row.deposits),
    withdrawals: Number(row.withdrawals),
    stake: Number(row.stake),
    win: Number(row.win),
    gifts: Number(row.gifts),
    loss: Number(row.loss),
  }))
}

export async function sumLosses(
  database: Database,
  agentId: number,
  filter: Filter,
): Promise<{ count: number; sums: Sums }> {
  const { rows } = await database.execute<Record<'count' | keyof Sums, string | null>>(sql`
    ${lossesOf(agentId, filter)}
    select count(*), sum(deposits) as deposits, sum(withdrawals) as withdrawals, sum(stake) as stake,
      sum(win) as win, sum(gifts) as gifts, sum(loss) as loss
    from loss
  `)
  const figure = (name: 'count' | keyof Sums) => Number(rows[0]?.[name] ?? 0)
  const sums = {
    deposits: figure('deposits'),
    withdrawals: figure('withdrawals'),
    stake: figure('stake'),
    win: figure('win'),
    gifts: figure('gifts'),
    loss: figure('loss'),
  }
  return { count: figure('count'), sums }
}

export function sumsOf(losses: readonly Loss[]): Sums {
  const sum = (name: keyof Sums) => losses.reduce((total, loss) => total + loss[name], 0)
  return {
    deposits: sum('deposits'),
    withdrawals: sum('withdrawals'),
    stake: sum('stake'),
    win: sum('win'),
    gifts: sum('gifts'),
    loss: sum('loss'),
  }
}

/**
 * Returns a `with` clause that ends with `loss`, the figures of each member. Rounds count at their settlement
 * time, and money at its posting time. A loss is stakes minus winnings and gifts.
 */
function lossesOf(agentId: number, { from, to, search, directOnly }: Filter): SQL {
  const team = teamOf(agentId, directOnly)
  const within = (column: SQL) => sql`${column} >= ${from}::timestamptz and ${column} < ${to}::timestamptz`
  return sql`
    with played as (
      select member_id, sum(stake) as stake, sum(payout) as win from game_round
      where member_id in ${team} and ${within(sql`settled_at`)} group by member_id
    ), moved as (
      select account.member_id,
        coalesce(sum(posting.amount) filter (where operation.kind = 'deposit'), 0) as deposits,
        coalesce(${netWithdrawals}, 0) as withdrawals,
        coalesce(sum(posting.amount) filter (where operation.kind = any(${sql.param([...gifts])}::text[])), 0) as gifts
      from ledger_operation operation
        join ledger_posting posting on posting.operation_id = operation.id
        join ledger_account account on account.id = posting.account_id
      where ${within(sql`operation.at`)} and account.member_id in ${team} and account.kind = 'wallet'
        and operation.kind = any(${sql.param(['deposit', 'withdrawal', ...gifts])}::text[])
      group by account.member_id
    ), loss as (
      select member.id as "memberId", member.account,
        coalesce(deposits, 0)::bigint as deposits, coalesce(withdrawals, 0)::bigint as withdrawals,
        coalesce(stake, 0)::bigint as stake, coalesce(win, 0)::bigint as win, coalesce(gifts, 0)::bigint as gifts,
        (coalesce(stake, 0) - coalesce(win, 0) - coalesce(gifts, 0))::bigint as loss
      from played full join moved using (member_id) join member on member.id = member_id
      where ${matchesMember(search)}
    )`
}
