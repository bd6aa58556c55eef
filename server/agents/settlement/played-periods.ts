import { sql } from 'drizzle-orm'
import { type PayoutPeriod, periodAt, type Range } from '#server/calendar/periods.ts'
import type { Transaction } from '#server/database/database.ts'
import { teamAncestor } from '#server/identity/team-ancestor.table.ts'
import { gameRound } from '#server/play/game-round.table.ts'

type ContractRange = Range & { contractId: string; downlineId: number; period: PayoutPeriod }

/** Seconds. The length of every period is a multiple of this number. */
const SLOT = 300

/** Returns the periods in which the downline's team had settled rounds, in order and by contract id. */
export async function playedPeriods(
  tx: Transaction,
  ranges: readonly ContractRange[],
): Promise<Map<string, Range[]>> {
  const [first] = ranges
  if (!first) return new Map()
  const earliest = ranges.reduce((found, { from }) => (from < found ? from : found), first.from)
  const latest = ranges.reduce((found, { to }) => (to > found ? to : found), first.to)
  const { rows } = await tx.execute<{ contractId: string; slots: number[] }>(sql`
    select asked.contract_id as "contractId",
      array_agg(distinct floor(extract(epoch from round.settled_at) / ${SLOT}::int)::int) as slots
    from ${gameRound} round
    cross join lateral (
      select round.member_id as ancestor_id
      union all select ancestor_id from ${teamAncestor} place where place.member_id = round.member_id
    ) team
    join unnest(
      ${sql.param(ranges.map(({ contractId }) => contractId))}::uuid[],
      ${sql.param(ranges.map(({ downlineId }) => downlineId))}::bigint[],
      ${sql.param(ranges.map(({ from }) => from.toISOString()))}::timestamptz[],
      ${sql.param(ranges.map(({ to }) => to.toISOString()))}::timestamptz[]
    ) as asked (contract_id, downline_id, since, until) on asked.downline_id = team.ancestor_id
    where round.settled_at >= ${earliest.toISOString()}::timestamptz
      and round.settled_at < ${latest.toISOString()}::timestamptz
      and round.settled_at >= asked.since and round.settled_at < asked.until
    group by asked.contract_id
  `)
  const slotsOf = new Map(rows.map(({ contractId, slots }) => [contractId, slots]))
  return new Map(
    ranges.map(({ contractId, period }) => [contractId, periodsOf(period, slotsOf.get(contractId) ?? [])]),
  )
}

function periodsOf(period: PayoutPeriod, slots: readonly number[]): Range[] {
  const ranges = slots.map((slot) => periodAt(period, new Date(slot * SLOT * 1_000)))
  const byStart = new Map(ranges.map((range) => [range.from.getTime(), range]))
  return [...byStart.values()].sort((one, other) => one.from.getTime() - other.from.getTime())
}
