import type { ChooseCard } from '#protocol/play/play-pvp.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { Player } from '#server/play/play-session.ts'
import { advance, publishPaid } from './advance.ts'
import { holdMatch, matchStateOf, seatOf } from './match-rows.ts'
import { advanceState, withChoice } from './match-state.ts'

/**
 * Plays a card face down. A late or repeated choice is ignored. Returns false if the player has no such
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
    // Apply timeouts first. They count even if no process has handled them yet.
    const { state, ending } = advanceState(matchStateOf(match), now)
    const isFor = ending === null && state.round === round
    const chosen = isFor ? withChoice(state, seat.place === 0 ? 0 : 1, card) : state
    const isOver = await advance(platform, tx, match, { now, ...(ending ? {} : { state: chosen }) })
    return isOver ? match.seats : []
  })
  await publishPaid(platform, paid ?? [])
  return paid !== null
}
