import * as v from 'valibot'
import { startRound } from '#contract/play.ts'
import type { Intent } from './intent.ts'

const name = (game: string) => `palpite.pending-bet.${game}`

/** Notes a bet before it is sent, so that a page that is loaded anew asks what became of it. */
export function notePendingBet(game: string, intent: Intent): void {
  sessionStorage.setItem(name(game), JSON.stringify(intent))
}

export function forgetPendingBet(game: string): void {
  sessionStorage.removeItem(name(game))
}

/** The bet whose answer this tab never saw, if there is one. */
export function pendingBet(game: string): Intent | null {
  const stored = sessionStorage.getItem(name(game))
  if (stored === null) return null
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), startRound), stored)
  if (!success) return null
  const { mines, ...bet } = output
  return mines === undefined ? bet : { ...bet, mines }
}
