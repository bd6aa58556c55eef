import * as v from 'valibot'
import { startRound } from '#protocol/play/play.ts'
import type { Intent } from './intent.ts'
import { tabStorage } from './tab-storage.ts'

/**
 * The game and player of a bet. The player matters, because another member may open the same game in this tab
 * and must not be charged for the bet.
 */
export type Seat = { game: string; player: string }

const name = ({ game, player }: Seat) => `palpite.pending-bet.${game}.${player}`

/** Stores a bet before it is sent, so that the page can ask for its outcome after a reload. */
export function savePendingBet(seat: Seat, intent: Intent): void {
  tabStorage.write(name(seat), JSON.stringify(intent))
}

export function clearPendingBet(seat: Seat): void {
  tabStorage.remove(name(seat))
}

/** Returns the stored bet, whose round this tab has not shown yet, or null if there is none. */
export function loadPendingBet(seat: Seat): Intent | null {
  const stored = tabStorage.read(name(seat))
  if (stored === null) return null
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), startRound), stored)
  return success ? output : null
}
