import { type SQL, sql } from 'drizzle-orm'
import type { TeamOverview } from '#protocol/agents/team-reports.ts'
import { type Cut, stepsOf } from '#server/calendar/time-steps.ts'
import type { Database } from '#server/database/database.ts'
import { netWithdrawals } from '#server/payments/net-withdrawals-sql.ts'
import { teamOf } from './team-of.ts'

type Figures = TeamOverview['total']

/** `step` is null in the row of totals. */
type Row = { step: number | null } & { [Name in keyof Figures]?: string | null }

/**
 * Returns a team's figures per day, week or month in a time zone. Rounds count at their settlement time, and
 * money at its posting time. The first and last steps are clipped to the range.
 */
export async function overviewOf(
  database: Database,
  agentId: number,
  cut: Cut,
): Promise<Pick<TeamOverview, 'steps' | 'total'>> {
  const { from, to } = cut
  if (from >= to) return { steps: [], total: nothing }
  const team = teamOf(agentId)
  const read = async <Result extends Record<string, unknown>>(query: SQL) =>
    (await database.execute<Result>(sql`${stepsOf(cut)} ${query}`)).rows
  const [steps, played, moved, people] = await Promise.all([
    read<{ step: number; from: Date; to: Date }>(sql`select * from step order by step`),
    read<Row>(playedIn(team)),
    read<Row>(movedIn(team)),
    read<Row>(peopleIn(team)),
  ])
  const figuresOf = (step: number | null): Figures => {
    const rows = [...played, ...moved, ...people].filter((row) => row.step === step)
    const totals = Object.assign({}, ...rows)
    const figure = (name: keyof Figures) => Number(totals[name] ?? 0)
    return {
      members: figure('members'),
      newMembers: figure('newMembers'),
      activeMembers: figure('activeMembers'),
      deposits: figure('deposits'),
      withdrawals: figure('withdrawals'),
      turnover: figure('turnover'),
      net: figure('net'),
    }
  }
  return {
    steps: steps.map(({ step, from, to }) => ({
      from: new Date(from).toISOString(),
      to: new Date(to).toISOString(),
      ...figuresOf(step),
    })),
    total: figuresOf(null),
  }
}

const nothing: Figures = {
  members: 0,
  newMembers: 0,
  activeMembers: 0,
  deposits: 0,
  withdrawals: 0,
  turnover: 0,
  net: 0,
}

const playedIn = (team: SQL): SQL => sql`
  select step, count(distinct member_id) as "activeMembers", sum(stake) as turnover, sum(stake - payout) as net
  from step join game_round on settled_at >= step."from" and settled_at < step."to"
  where member_id in ${team}
  group by grouping sets ((step), ())`

const movedIn = (team: SQL): SQL => sql`
  select step,
    sum(posting.amount) filter (where operation.kind = 'deposit') as deposits,
    ${netWithdrawals} as withdrawals
  from step
    join ledger_operation operation on operation.at >= step."from" and operation.at < step."to"
      and operation.kind in ('deposit', 'withdrawal')
    join ledger_posting posting on posting.operation_id = operation.id
    join ledger_account account on account.id = posting.account_id
  where account.member_id in ${team} and account.kind = 'wallet'
  group by grouping sets ((step), ())`

const peopleIn = (team: SQL): SQL => sql`
  , joined as (select created_at from member where id in ${team})
  select step, count(*) filter (where created_at < "to") as members,
    count(*) filter (where created_at >= "from" and created_at < "to") as "newMembers"
  from step cross join joined group by step
  union all
  select null, count(*) filter (where created_at < (select max("to") from step)),
    count(*) filter (where created_at >= (select min("from") from step) and created_at < (select max("to") from step))
  from joined`
