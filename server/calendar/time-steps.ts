import { type SQL, sql } from 'drizzle-orm'

/** A range and its time steps. Days start at midnight in `zone` (IANA name), weeks on Monday. */
export type Cut = { from: Date; to: Date; by: 'day' | 'week' | 'month'; zone: string }

/** A `with step as (…)` clause with the numbered time steps of a report, half-open and without gaps. */
export const stepsOf = ({ from, to, by, zone }: Cut): SQL => {
  const [first, end] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const unit = sql.raw(`'${by}'`)
  const length = sql.raw(`interval '1 ${by}'`)
  return sql`
    with step as materialized (
      select row_number() over (order by begins)::int as step,
        greatest(begins at time zone ${zone}, ${first}) as "from",
        least((begins + ${length}) at time zone ${zone}, ${end}) as "to"
      from generate_series(
        date_trunc(${unit}, ${first} at time zone ${zone}), ${end} at time zone ${zone}, ${length}
      ) as begins
      where begins at time zone ${zone} < ${end}
    )`
}
