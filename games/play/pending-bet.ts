import * as v from 'valibot'
import { startRound } from '#protocol/play/play.ts'
import type { Intent } from './intent.ts'
import { tabStorage } from './tab-storage.ts'

/** Whose bet it is: in one tab another member may open the same game, and must never be asked to pay for it. */
export type Seat = { game: string; player: string }

const name = ({ game, player }: Seat) => `palpite.pending-bet.${game}.${player}`

/** Notes a bet before it is sent, so that a page that is loaded anew asks what became of it. */
export function notePendingBet(seat: Seat, intent: Intent): void {
  tabStorage.write(name(seat), JSON.stringify(intent))
}

export function forgetPendingBet(seat: Seat): void {
  tabStorage.remove(name(seat))
}

/** The bet whose round this tab has never shown, if there is one. */
export function pendingBet(seat: Seat): Intent | null {
  const stored = tabStorage.read(name(seat))
  if (stored === null) return null
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), startRound), stored)
  return success ? output : null
}
