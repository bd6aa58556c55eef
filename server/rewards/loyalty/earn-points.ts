import { and, asc, eq, gt, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
import { member } from '#server/identity/member.table.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { postPoints } from '#server/ledger/points.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { playedEver } from '#server/rewards/played.ts'
import { pointsEarnedSetting, pointsSetting } from '#server/rewards/rewards.settings.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { pointTurnover } from './points.table.ts'

/** Time between two runs, in milliseconds. */
const EVERY = 5_000
/** How far two runs overlap, in milliseconds, because a bet may be stored later than its timestamp. */
const OVERLAP = 2 * 60_000
const AT_ONCE = 500

type Earning = { turnoverPerPoint: number; now: Date }

/**
 * Converts settled stakes to points, and returns the number of points. Only turnover that has not been
 * converted yet counts, so late bets and concurrent runs are harmless.
 */
export async function earnFor(
  tx: Transaction,
  memberIds: readonly number[],
  { turnoverPerPoint, now }: Earning,
): Promise<number> {
  let earned = 0
  // A fixed order prevents deadlocks between concurrent runs.
  for (const memberId of await dueAmong(tx, memberIds, turnoverPerPoint)) {
    await tx.insert(pointTurnover).values({ memberId, counted: 0 }).onConflictDoNothing()
    const isTheirs = eq(pointTurnover.memberId, memberId)
    const [row] = await tx.select().from(pointTurnover).where(isTheirs).for('update')
    // Read the turnover after locking the row, so that no other run counts the same turnover.
    const turnover = (await playedEver(tx, [memberId])).get(memberId)?.turnover ?? 0
    const before = row?.counted ?? 0
    const points = Math.floor((turnover - before) / turnoverPerPoint)
    if (points < 1) continue
    const counted = before + points * turnoverPerPoint
    await tx.update(pointTurnover).set({ counted }).where(isTheirs)
    const reference = `${memberId}:${counted}`
    await postPoints(tx, { memberId, kind: 'turnoverPoints', reference, points, at: now })
    earned += points
  }
  return earned
}

async function dueAmong(
  tx: Transaction,
  memberIds: readonly number[],
  turnoverPerPoint: number,
): Promise<number[]> {
  const played = await playedEver(tx, memberIds)
  const rows = await tx
    .select()
    .from(pointTurnover)
    .where(inArray(pointTurnover.memberId, [...memberIds]))
  const counted = new Map(rows.map((row) => [row.memberId, row.counted]))
  return memberIds
    .filter((id) => (played.get(id)?.turnover ?? 0) - (counted.get(id) ?? 0) >= turnoverPerPoint)
    .toSorted((one, other) => one - other)
}

const hasPlayedSince = (since: Date | null): SQL =>
  inArray(
    member.id,
    sql`(
      select distinct round.member_id from ${gameRound} round
      where round.settled_at is not null and ${since === null ? sql`true` : sql`round.settled_at >= ${since.toISOString()}::timestamptz`}
    )`,
  )

type Working = Pick<Platform, 'database' | 'clock' | 'operator'>

/**
 * Converts turnover to points for every member with a bet settled since the last run, except trial players.
 * Returns the number of points awarded.
 */
export async function earnPoints({ database, clock, operator }: Working): Promise<number> {
  const last = await readSetting(database, pointsEarnedSetting)
  const begun = await clock()
  // The time of the last run may be in the future, because the sandbox clock can be set back.
  const since = last && new Date(Math.min(Date.parse(last.at), begun.getTime()) - OVERLAP)
  const isReal = notInArray(member.type, [...operator.trialTypes])
  let earned = 0
  for (let after = 0; ; ) {
    const some = await database.transaction(async (tx) => {
      const { rows } = await tx.execute<{ isOurs: boolean }>(
        sql`select pg_try_advisory_xact_lock_shared(${WORLD_LOCK}) as "isOurs"`,
      )
      if (!rows[0]?.isOurs) return []
      const { turnoverPerPoint } = await readSetting(tx, pointsSetting)
      const found = await tx
        .select({ id: member.id })
        .from(member)
        .where(and(gt(member.id, after), isReal, hasPlayedSince(since)))
        .orderBy(asc(member.id))
        .limit(AT_ONCE)
      const ids = found.map(({ id }) => id)
      earned += await earnFor(tx, ids, { turnoverPerPoint, now: begun })
      if (ids.length < AT_ONCE) await writeSetting(tx, pointsEarnedSetting, { at: begun.toISOString() })
      return ids
    })
    if (some.length < AT_ONCE) return earned
    after = some.at(-1) ?? 0
  }
}

export const startEarningPoints = (platform: Working): Worker =>
  startWorker({ every: EVERY, run: () => earnPoints(platform), failed: 'Points were not credited' })
