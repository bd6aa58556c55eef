import { type SQL, sql } from 'drizzle-orm'
import { calendarZone } from '#domain/time/calendar-zone.ts'
import type { Range } from '#server/calendar/periods.ts'
import type { Database } from '#server/database/database.ts'
import { ledgerAccount, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

/**
 * A member's activity: deposits and turnover in minor units, settled rounds, and days with a settled round.
 */
export type Played = { deposits: number; turnover: number; bets: number; days: number }

export type PlayedEver = Pick<Played, 'deposits' | 'turnover'>

/**
 * Returns the query for the activity in a range, of one member or of every active member. Its columns are
 * `member_id`, `deposits`, `turnover`, `bets` and `days`.
 */
export function playedIn({ from, to }: Range, memberId?: number): SQL {
  const within = (column: SQL) =>
    sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`
  const isTheirs = (column: SQL) => (memberId === undefined ? sql`true` : sql`${column} = ${memberId}`)
  return sql`
    select member_id, coalesce(deposits, 0)::bigint as deposits, coalesce(turnover, 0)::bigint as turnover,
      coalesce(bets, 0) as bets, coalesce(days, 0) as days
    from (
      select member_id, sum(stake) as turnover, count(*) as bets,
        count(distinct (settled_at at time zone ${calendarZone})::date) as days
      from ${gameRound} round where ${within(sql`settled_at`)} and ${isTheirs(sql`member_id`)}
      group by member_id
    ) staked full join (
      select wallet.member_id, sum(posting.amount) as deposits
      from ${ledgerPosting} posting
        join ${ledgerAccount} wallet on wallet.id = posting.account_id and wallet.kind = 'wallet'
      where posting.kind = 'deposit' and ${within(sql`posting.at`)} and ${isTheirs(sql`wallet.member_id`)}
      group by wallet.member_id
    ) paid using (member_id)`
}

export async function playedBy(database: Database, memberId: number, range: Range): Promise<Played> {
  const { rows } = await database.execute<Record<keyof Played, string>>(playedIn(range, memberId))
  const [found] = rows
  return {
    deposits: Number(found?.deposits ?? 0),
    turnover: Number(found?.turnover ?? 0),
    bets: Number(found?.bets ?? 0),
    days: Number(found?.days ?? 0),
  }
}

/** Returns deposits and turnover since registration in minor units, by member id. Reads only two indexes. */
export async function playedEver(
  database: Database,
  memberIds: readonly number[],
): Promise<ReadonlyMap<number, PlayedEver>> {
  const { rows } = await database.execute<Record<'id' | 'deposits' | 'turnover', string>>(sql`
    select asked.id, (
      select coalesce(sum(stake), 0) from ${gameRound} round
      where round.member_id = asked.id and round.settled_at is not null
    ) as turnover, (
      select coalesce(sum(amount), 0) from ${ledgerPosting} posting
      where posting.account_id = (
          select wallet.id from ${ledgerAccount} wallet where wallet.member_id = asked.id and wallet.kind = 'wallet'
        ) and posting.at is not null and posting.kind = 'deposit'
    ) as deposits
    from unnest(${sql.param(memberIds)}::bigint[]) asked (id)
  `)
  return new Map(
    rows.map(({ id, deposits, turnover }) => [
      Number(id),
      { deposits: Number(deposits), turnover: Number(turnover) },
    ]),
  )
}
