import { type SQL, sql } from 'drizzle-orm'
import { calendarZone } from '#contract/moment.ts'
import type { Range } from '../calendar/periods.ts'
import type { Database } from '../database/database.ts'
import { ledgerAccount, ledgerPosting } from '../database/schema/ledger.ts'
import { gameRound } from '../database/schema/play.ts'

/** What somebody did in a time: minor units paid in and staked in settled rounds, how many of those, on how many days. */
export type Played = { deposits: number; turnover: number; bets: number; days: number }

/** From the first day of all on. */
export const ever: Range = { from: new Date(0), to: new Date('9999-01-01T00:00:00.000Z') }

/** Rows `member_id, deposits, turnover, bets, days` of everybody who did something in a range, or of one member. */
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

/** What one member did in a range. */
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
