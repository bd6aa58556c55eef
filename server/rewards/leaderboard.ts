import { type SQL, sql } from 'drizzle-orm'
import type { MissionPeriod } from '#protocol/rewards/missions.ts'
import type { Cursor } from '#server/database/cursor.ts'
import type { Database } from '#server/database/database.ts'
import { member } from '#server/identity/member.table.ts'
import { readSetting } from '#server/settings/settings.ts'
import type { MissionTerms } from './default-missions.ts'
import { missionRange } from './missions.ts'
import { playedIn } from './played.ts'
import { missionsSetting } from './rewards.settings.ts'

export type LeaderboardRow = {
  memberId: number
  account: string
  score: number
  position: number
  rank: number
}

export type Leaderboard = { places: LeaderboardRow[]; own: LeaderboardRow | null; players: number }

const figures: Record<MissionTerms['measure'], SQL> = {
  deposits: sql`deposits`,
  turnover: sql`turnover`,
  bets: sql`bets`,
  days: sql`days`,
}

/**
 * Returns the SQL of a member's score. Each mission contributes its own score in proportion to the progress,
 * rounded down.
 */
function scoreOf(missions: readonly MissionTerms[]): SQL {
  const parts = missions.map(
    ({ measure, goal, score }) =>
      sql`least(${figures[measure]}, ${goal}::bigint) * ${score}::bigint / ${goal}::bigint`,
  )
  return parts.length > 0 ? sql.join(parts, sql` + `) : sql`0`
}

type Row = {
  part: 'page' | 'own' | 'all'
  memberId: string
  account: string
  score: string
  position: string
  rank: string
}

export async function leaderboardOf(
  database: Database,
  query: {
    memberId: number
    period: MissionPeriod
    trialTypes: readonly number[]
    now: Date
    after: Cursor | null
    limit: number
  },
): Promise<Leaderboard> {
  const { memberId, period, trialTypes, now, after, limit } = query
  const missions = (await readSetting(database, missionsSetting)).filter((terms) => terms.period === period)
  const isAfter = after
    ? sql`(score, -member_id) < (${after.value}::bigint, -${after.id}::bigint)`
    : sql`true`
  const { rows } = await database.execute<Row>(sql`
    with played as (${playedIn(missionRange(period, now))}),
    scored as (select member_id, (${scoreOf(missions)})::bigint as score from played),
    placed as materialized (
      select scored.member_id, person.account, score, rank() over (order by score desc) as rank,
        row_number() over (order by score desc, scored.member_id) as position
      from scored join ${member} person on person.id = scored.member_id
      where score > 0 and not person.closed and person.type <> all(${sql.param([...trialTypes])}::smallint[])
    ),
    page as (select * from placed where ${isAfter} order by score desc, member_id limit ${limit})
    select 'page' as part, member_id as "memberId", account, score, position, rank from page
    union all
    select 'own', member_id, account, score, position, rank from placed where member_id = ${memberId}
    union all
    select 'all', 0, '', count(*), 0, 0 from placed
  `)
  const of = (part: Row['part']) => rows.filter((row) => row.part === part).map(asPlace)
  // The union returns rows in no particular order.
  const places = of('page').sort((one, other) => one.position - other.position)
  return { places, own: of('own')[0] ?? null, players: of('all')[0]?.score ?? 0 }
}

const asPlace = ({ memberId, account, score, position, rank }: Row): LeaderboardRow => ({
  memberId: Number(memberId),
  account,
  score: Number(score),
  position: Number(position),
  rank: Number(rank),
})

export const placeKey = ({ score, memberId }: LeaderboardRow): Cursor => ({
  value: score,
  id: String(memberId),
})
