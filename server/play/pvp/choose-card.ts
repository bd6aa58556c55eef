import type { ChooseCard } from '#protocol/play/play-pvp.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'
import { advance, announcePaid } from './advance.ts'
import { courseOf, holdMatch, seatOf } from './match-rows.ts'
import { goOn, withChoice } from './match-state.ts'

/**
 * Plays a card face down for a player; ignored if it is late or repeated. False if the player has no such
 * match.
 */
export async function chooseMatchCard(
  platform: Platform,
  { member }: Player,
  { match: id, round, card }: ChooseCard,
  now: Date,
): Promise<boolean> {
  const paid = await platform.database.transaction(async (tx) => {
    const match = await holdMatch(tx, id)
    const seat = match && seatOf(match, member.id)
    if (!match || !seat) return null
    if (match.state !== 'playing') return []
    // Apply clock decisions first: they count even if no process had run yet.
    const { course, ending } = goOn(courseOf(match), now)
    const isFor = ending === null && course.round === round
    const chosen = isFor ? withChoice(course, seat.place === 0 ? 0 : 1, card) : course
    const isOver = await advance(platform, tx, match, { now, ...(ending ? {} : { course: chosen }) })
    return isOver ? match.seats : []
  })
  await announcePaid(platform, paid ?? [])
  return paid !== null
}
