import { eq } from 'drizzle-orm'
import type { Transaction } from '#server/database/database.ts'
import { publishAll } from '#server/database/publish.ts'
import type { Platform } from '#server/platform/platform.ts'
import { holdMatch, type Match, matchStateOf, saveMatchState } from './match-rows.ts'
import { advanceState, type MatchState } from './match-state.ts'
import { pvpMatch } from './pvp.table.ts'
import { returnMatch, settleMatch } from './settle-match.ts'
import { durations, GONE_AFTER, hasArrived } from './timings.ts'

export type Working = Pick<Platform, 'database' | 'operator'>

export const isDue = ({ state, dueAt, createdAt }: Match, now: Date): boolean =>
  (state === 'playing' && hasArrived(dueAt, now)) ||
  (state === 'waiting' && (hasArrived(dueAt, now) || hasArrived(waitsUntil({ createdAt }), now)))

export const waitsUntil = ({ createdAt }: Pick<Match, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + durations.waiting)

/** Returns the time until which a waiting player counts as present after a poll at `now`. */
export const presentUntil = (now: Date): Date => new Date(now.getTime() + GONE_AFTER)

/**
 * Applies everything that is due in a match. If given, `state` first replaces the stored state. The
 * transaction must have locked the match. Returns whether money moved.
 */
export async function advance(
  platform: Pick<Platform, 'operator'>,
  tx: Transaction,
  match: Match,
  { now, state }: { now: Date; state?: MatchState },
): Promise<boolean> {
  if (match.state === 'waiting' && isDue(match, now)) {
    await returnMatch(platform, tx, match, now)
    return true
  }
  if (match.state !== 'playing') return false
  const before = matchStateOf(match)
  const went = advanceState(state ?? before, now)
  if (went.state !== before) await saveMatchState(tx, match, went.state)
  if (went.ending) await settleMatch(platform, tx, match, { ending: went.ending, now })
  return went.ending !== null
}

/** Applies everything that is due in a match. With `skipLocked`, skips a match locked by another process. */
export async function advanceDue(
  platform: Working,
  id: string,
  now: Date,
  options: { skipLocked?: boolean } = {},
): Promise<void> {
  const paid = await platform.database.transaction(async (tx) => {
    const match = await holdMatch(tx, id, options)
    if (!match || !isDue(match, now)) return []
    return (await advance(platform, tx, match, { now })) ? match.seats : []
  })
  await publishPaid(platform, paid)
}

/** Records that a waiting player is still there. Throttled, so that not every poll writes to the database. */
export async function recordPresence({ database }: Working, match: Match, now: Date): Promise<void> {
  if (match.state !== 'waiting' || match.dueAt.getTime() - now.getTime() > GONE_AFTER / 2) return
  await database.transaction(async (tx) => {
    const held = await holdMatch(tx, match.id)
    if (held?.state !== 'waiting' || isDue(held, now)) return
    await tx
      .update(pvpMatch)
      .set({ dueAt: presentUntil(now) })
      .where(eq(pvpMatch.id, match.id))
  })
}

export const publishPaid = ({ database }: Working, seats: readonly { memberId: number }[]): Promise<void> =>
  publishAll(
    database,
    seats.map(({ memberId }) => ({ memberId, type: 'balance.changed' as const })),
  )
