import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'
import { advance, publishPaid } from './advance.ts'
import { holdMatch, seatOf } from './match-rows.ts'
import { returnMatch } from './settle-match.ts'

/**
 * Leaves a room. The stake is refunded if no opponent has joined; otherwise the match continues. Returns
 * false if the player has no such match.
 */
export async function leaveRoomSeat(
  platform: Platform,
  { member }: Player,
  id: string,
  now: Date,
): Promise<boolean> {
  const left = await platform.database.transaction(async (tx) => {
    const match = await holdMatch(tx, id)
    if (!match || !seatOf(match, member.id)) return null
    if (match.state !== 'waiting') return (await advance(platform, tx, match, { now })) ? match.seats : []
    await returnMatch(platform, tx, match, now)
    return match.seats
  })
  await publishPaid(platform, left ?? [])
  return left !== null
}
