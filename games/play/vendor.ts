import {
  type OpenedGame,
  openedGame,
  type Played,
  type PlayRefusal,
  type PlayRound,
  played,
  playRefusal,
  type RoundPage,
  roundPage,
  type StepRound,
} from '#protocol/play/play.ts'
import { type LiveTable, liveTable } from '#protocol/play/play-live.ts'
import { vendorCaller } from './call-vendor.ts'
import type { Intent } from './intent.ts'
import { clearPendingBet, loadPendingBet, type Seat, savePendingBet } from './pending-bet.ts'
import type { Visit } from './visit.ts'

/** The vendor's response: a value, or a refusal that the page has a message for. */
export type Answer<Value, Refusal = PlayRefusal> =
  | { ok: true; value: Value }
  | { ok: false; refusal: Refusal }

/** The response to opening a game. `pending` is this tab's last bet if its round was never shown. */
export type Opening = { game: OpenedGame; pending: Intent | null }

/** The current state of a game. `round` is the open round, or else the requested one if it exists. */
export type PolledGame = { game: OpenedGame; round: PlayRound | null }

/** The API of a game's vendor. Calls throw after a lost connection, an HTTP error or an invalid response. */
export type Vendor = {
  open(signal: AbortSignal): Promise<Answer<Opening>>
  /** Sends the bet. Stores it for reloads, until it is refused or `forgetBet` is called. */
  bet(intent: Intent, signal: AbortSignal): Promise<Answer<Played>>
  /**
   * Call this once the round of the last bet has been shown. Until then, a reloaded page asks for the round
   * again.
   */
  forgetBet(): void
  table(signal: AbortSignal): Promise<Answer<LiveTable>>
  step(step: StepRound, signal: AbortSignal): Promise<Answer<Played>>
  look(openRound: string | null, signal: AbortSignal): Promise<Answer<PolledGame>>
  history(before: string | null, signal: AbortSignal): Promise<Answer<RoundPage>>
}

export function vendorOf({ token, game, tag }: Pick<Visit, 'token' | 'game' | 'tag'>): Vendor {
  const ask = vendorCaller({ token, tag }, playRefusal)
  const history: Vendor['history'] = (before, signal) =>
    ask(roundPage, `/rounds${before ? `?${new URLSearchParams({ before })}` : ''}`, { signal })
  let seat: Seat = { game, player: '' }
  return {
    async open(signal) {
      const answer = await ask(openedGame, '/game', { signal })
      if (!answer.ok) return answer
      seat = { game, player: answer.value.player }
      return { ok: true, value: { game: answer.value, pending: loadPendingBet(seat) } }
    },
    async bet(intent, signal) {
      savePendingBet(seat, intent)
      const answer = await ask(played, '/rounds', { signal, body: intent })
      if (isRefused(answer)) clearPendingBet(seat)
      return answer
    },
    forgetBet: () => clearPendingBet(seat),
    table: (signal) => ask(liveTable, '/table', { signal }),
    step: (step, signal) => ask(played, '/steps', { signal, body: step }),
    async look(openRound, signal) {
      const opened = await ask(openedGame, '/game', { signal })
      if (!opened.ok) return opened
      const { value } = opened
      if (value.unfinished || openRound === null)
        return { ok: true, value: { game: value, round: value.unfinished } }
      const page = await history(null, signal)
      if (!page.ok) return page
      const round = page.value.rounds.find(({ id }) => id === openRound) ?? null
      return { ok: true, value: { game: value, round } }
    },
    history,
  }
}

/**
 * Whether the vendor has definitely refused the bet. After `play.ended` or `play.siteClosed`, an earlier
 * attempt may have placed it.
 */
const isRefused = (answer: Answer<Played>): boolean =>
  !answer.ok && answer.refusal.code !== 'play.ended' && answer.refusal.code !== 'play.siteClosed'
