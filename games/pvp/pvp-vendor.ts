import { vendorCaller } from '#games/play/call-vendor.ts'
import {
  type ChooseCard,
  type PvpOpening,
  type PvpPage,
  type PvpRefusal,
  type PvpStatus,
  pvpOpening,
  pvpPage,
  pvpRefusal,
  pvpStatus,
  type TakeSeat,
} from '#protocol/play/play-pvp.ts'
import type { Seat } from '../play/pending-bet.ts'
import type { Answer } from '../play/vendor.ts'
import type { Visit } from '../play/visit.ts'
import { forgetPendingSeat, notePendingSeat, pendingSeat } from './pending-seat.ts'

export type PvpAnswer<Value> = Answer<Value, PvpRefusal>

/** The response to opening a game. `pending` is this tab's last seat request if its outcome is unknown. */
export type DuelOpening = PvpOpening & { pending: TakeSeat | null }

/**
 * The API of a player-versus-player game's vendor. Calls throw after a lost connection, an HTTP error or an
 * invalid response.
 */
export type PvpVendor = {
  open(signal: AbortSignal): Promise<PvpAnswer<DuelOpening>>
  /** Sends the request. Stores it for reloads, until it is refused or `forgetSeat` is called. */
  sit(seatRequest: TakeSeat, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  /**
   * Call this once the outcome of the last request is known. Until then, a reloaded page asks for the outcome
   * again.
   */
  forgetSeat(): void
  leave(match: string, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  choose(choice: ChooseCard, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  /** Reads the current state, including that of the given match. */
  look(match: string | null, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  past(before: string | null, signal: AbortSignal): Promise<PvpAnswer<PvpPage>>
}

export function pvpVendorOf(visit: Pick<Visit, 'token' | 'tag' | 'game'>): PvpVendor {
  const ask = vendorCaller(visit, pvpRefusal)
  let seat: Seat = { game: visit.game, player: '' }
  return {
    async open(signal) {
      const answer = await ask(pvpOpening, '/pvp/game', { signal })
      if (!answer.ok) return answer
      seat = { game: visit.game, player: answer.value.game.player }
      return { ok: true, value: { ...answer.value, pending: pendingSeat(seat) } }
    },
    async sit(seatRequest, signal) {
      notePendingSeat(seat, seatRequest)
      const answer = await ask(pvpStatus, '/pvp/seats', { signal, body: seatRequest })
      if (isRefused(answer)) forgetPendingSeat(seat)
      return answer
    },
    forgetSeat: () => forgetPendingSeat(seat),
    leave: (match, signal) => ask(pvpStatus, '/pvp/leavings', { signal, body: { match } }),
    choose: (choice, signal) => ask(pvpStatus, '/pvp/choices', { signal, body: choice }),
    look: (match, signal) =>
      ask(pvpStatus, `/pvp/standing${match ? `?${new URLSearchParams({ match })}` : ''}`, { signal }),
    past: (before, signal) =>
      ask(pvpPage, `/pvp/matches${before ? `?${new URLSearchParams({ before })}` : ''}`, { signal }),
  }
}

/**
 * Whether the vendor has definitely refused the seat. After `play.ended` or `play.siteClosed`, an earlier
 * attempt may have taken it.
 */
const isRefused = (answer: PvpAnswer<PvpStatus>): boolean =>
  !answer.ok && answer.refusal.code !== 'play.ended' && answer.refusal.code !== 'play.siteClosed'
