import { and, asc, eq, gt, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { publish } from '#server/database/publish.ts'
import { WORLD_LOCK } from '#server/database/world-lock.ts'
import { member } from '#server/identity/member.table.ts'
import { startWorker, type Worker } from '#server/jobs/worker.ts'
import { ledgerAccount, ledgerOperation, ledgerPosting } from '#server/ledger/ledger.table.ts'
import { notifyMember } from '#server/notifications/notify-member.ts'
import type { Platform } from '#server/platform/platform.ts'
import { gameRound } from '#server/play/game-round.table.ts'
import { readSetting, writeSetting } from '#server/settings/settings.ts'
import { currency } from '#server/texts/currency.ts'
import type { VipTerms } from './default-vip-levels.ts'
import { playedEver } from './played.ts'
import { levelsRaisedSetting, vipSetting } from './rewards.settings.ts'
import { reachedLevel } from './vip.ts'

/** Time between two runs, in milliseconds. */
const EVERY = 5_000
/** How far two runs overlap, in milliseconds, because a bet may be stored after its settlement time. */
const OVERLAP = 2 * 60_000
/** Id of the advisory lock. Only one process at a time raises levels; the others skip the run. */
const LOCK = 727_280
const AT_ONCE = 1_000

type Raised = { memberId: number; from: number; to: number }

/**
 * Matches members with a settled round or a deposit since a given time, or all members if the time is null.
 */
const mayHaveRisen = (since: Date | null): SQL | undefined =>
  since === null
    ? undefined
    : inArray(
        member.id,
        sql`(
          select round.member_id from ${gameRound} round where round.settled_at >= ${since.toISOString()}::timestamptz
          union
          select wallet.member_id from ${ledgerOperation} operation
            join ${ledgerPosting} posting on posting.operation_id = operation.id
            join ${ledgerAccount} wallet on wallet.id = posting.account_id and wallet.kind = 'wallet'
          where operation.at >= ${since.toISOString()}::timestamptz and operation.kind = 'deposit'
        )`,
      )

/**
 * Stores the levels that members have reached by deposits and turnover, and returns the members whose level
 * rose. Levels never fall.
 * @param among condition that selects the members to check; if absent, all are checked
 */
export async function writeReachedLevels(
  tx: Transaction,
  levels: readonly VipTerms[],
  among?: SQL,
): Promise<Raised[]> {
  const raised: Raised[] = []
  for (let last = 0; ; ) {
    const some = await tx
      .select({ id: member.id, level: member.vipLevel })
      .from(member)
      .where(and(gt(member.id, last), lt(member.vipLevel, levels.length - 1), among))
      .orderBy(asc(member.id))
      .limit(AT_ONCE)
    const played = await playedEver(
      tx,
      some.map(({ id }) => id),
    )
    for (const { id, level } of some) {
      const to = reachedLevel(levels, played.get(id) ?? { deposits: 0, turnover: 0 })
      if (to <= level) continue
      const isBelow = and(eq(member.id, id), lt(member.vipLevel, to))
      const written = await tx
        .update(member)
        .set({ vipLevel: to })
        .where(isBelow)
        .returning({ id: member.id })
      if (written.length > 0) raised.push({ memberId: id, from: level, to })
    }
    if (some.length < AT_ONCE) return raised
    last = some.at(-1)?.id ?? 0
  }
}

type Working = Pick<Platform, 'database' | 'clock' | 'operator'>

/**
 * Raises the level of members who have reached a higher one since the last run, and notifies each member
 * once. Returns the number of these members. After the level terms change, checks all members.
 */
export const raiseLevels = ({ database, clock, operator }: Working): Promise<number> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<{ isOurs: boolean }>(sql`
      select pg_try_advisory_xact_lock(${LOCK}) and pg_try_advisory_xact_lock_shared(${WORLD_LOCK}) as "isOurs"
    `)
    if (!rows[0]?.isOurs) return 0
    const now = await clock()
    const { levels } = await readSetting(tx, vipSetting)
    const last = await readSetting(tx, levelsRaisedSetting)
    const isKnown = last !== null && JSON.stringify(last.levels) === JSON.stringify(levels)
    // The time of the last run may be in the future, because the sandbox clock can be set back.
    const since = isKnown ? new Date(Math.min(Date.parse(last.at), now.getTime()) - OVERLAP) : null
    const isReal = notInArray(member.type, [...operator.trialTypes])
    const raised = await writeReachedLevels(tx, levels, and(isReal, mayHaveRisen(since)))
    for (const one of raised) await notifyLevel(tx, one, { levels, now })
    await writeSetting(tx, levelsRaisedSetting, { at: now.toISOString(), levels })
    return raised.length
  })

async function notifyLevel(
  tx: Transaction,
  { memberId, from, to }: Raised,
  { levels, now }: { levels: readonly VipTerms[]; now: Date },
): Promise<void> {
  const name = levels[to]?.name
  if (!name) throw new Error(`VIP level ${to} does not exist`)
  const amount = levels.slice(from + 1, to + 1).reduce((sum, { upgradeBonus }) => sum + upgradeBonus, 0)
  const facts = { level: name, amount, currency: currency.code }
  await notifyMember(tx, { memberId, event: 'vip.raised', facts, at: now })
  await publish(tx, { memberId, type: 'account.changed' })
}

export const startRaisingLevels = (platform: Working): Worker =>
  startWorker({ every: EVERY, run: () => raiseLevels(platform), failed: 'VIP levels were not raised' })
