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
import { askingOf } from '../play/ask-vendor.ts'
import type { Seat } from '../play/pending-bet.ts'
import type { Answer } from '../play/vendor.ts'
import type { Visit } from '../play/visit.ts'
import { forgetPendingSeat, notePendingSeat, pendingSeat } from './pending-seat.ts'

export type PvpAnswer<Value> = Answer<Value, PvpRefusal>

/** A duel that was opened, and the wish for a seat in it that was never answered. */
export type DuelOpening = PvpOpening & { pending: TakeSeat | null }

/** The vendor of a duel, as its page asks it. A broken line, a failure or a reply off its schema throws. */
export type PvpVendor = {
  open(signal: AbortSignal): Promise<PvpAnswer<DuelOpening>>
  /** The wish is noted until it is refused or forgotten, also over a reload. */
  sit(wish: TakeSeat, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  /** What became of the last wish is known: a page that is loaded anew need not ask after it. */
  forgetSeat(): void
  leave(match: string, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  choose(choice: ChooseCard, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  /** How everything stands, with a match that is asked after. */
  look(match: string | null, signal: AbortSignal): Promise<PvpAnswer<PvpStatus>>
  past(before: string | null, signal: AbortSignal): Promise<PvpAnswer<PvpPage>>
}

export function pvpVendorOf(visit: Pick<Visit, 'token' | 'language' | 'game'>): PvpVendor {
  const ask = askingOf(visit, pvpRefusal)
  let seat: Seat = { game: visit.game, player: '' }
  return {
    async open(signal) {
      const answer = await ask(pvpOpening, '/pvp/game', { signal })
      if (!answer.ok) return answer
      seat = { game: visit.game, player: answer.value.game.player }
      return { ok: true, value: { ...answer.value, pending: pendingSeat(seat) } }
    },
    async sit(wish, signal) {
      notePendingSeat(seat, wish)
      const answer = await ask(pvpStatus, '/pvp/seats', { signal, body: wish })
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

/** A vendor that has closed its door has not said what became of the wish. */
const isRefused = (answer: PvpAnswer<PvpStatus>): boolean =>
  !answer.ok && answer.refusal.code !== 'play.ended' && answer.refusal.code !== 'play.siteClosed'
