import { vendorCaller } from '#games/play/call-vendor.ts'
import {
  type BetPage,
  type BookStatus,
  betPage,
  bookStatus,
  type FixtureList,
  type FixtureSheet,
  fixtureList,
  fixtureSheet,
  type OpenedBook,
  openedBook,
  type PlacedSlip,
  type PlaceSlip,
  placedSlip,
  type SportsRefusal,
  sportsRefusal,
} from '#protocol/play/sports.ts'
import type { Seat } from '../play/pending-bet.ts'
import type { Answer } from '../play/vendor.ts'
import type { Visit } from '../play/visit.ts'
import {
  forgetPendingSlip,
  keepDraft,
  keptDraft,
  notePendingSlip,
  pendingSlip,
  type SlipDraft,
  type SlipLeg,
} from './slip-draft.ts'

export type SportsAnswer<Value> = Answer<Value, SportsRefusal>

/**
 * The response to opening a book. `draft` is this tab's unsent slip. `pending` is its last sent slip if the
 * outcome is unknown.
 */
export type BookOpening = { book: OpenedBook; draft: SlipDraft | null; pending: PlaceSlip | null }

/**
 * The API of a sportsbook's vendor. Calls throw after a lost connection, an HTTP error or an invalid
 * response.
 */
export type SportsVendor = {
  open(signal: AbortSignal): Promise<SportsAnswer<BookOpening>>
  /** Sends the slip. Stores it for reloads, until it is refused or `forgetSlip` is called. */
  place(slip: PlaceSlip, signal: AbortSignal): Promise<SportsAnswer<PlacedSlip>>
  /**
   * Call this once the outcome of the last slip is known. Until then, a reloaded page asks for the outcome
   * again.
   */
  forgetSlip(): void
  keepDraft(draft: SlipDraft): void
  status(legs: readonly SlipLeg[], signal: AbortSignal): Promise<SportsAnswer<BookStatus>>
  fixtures(range: { from: string; to: string }, signal: AbortSignal): Promise<SportsAnswer<FixtureList>>
  sheet(fixture: string, signal: AbortSignal): Promise<SportsAnswer<FixtureSheet>>
  bets(before: string | null, signal: AbortSignal): Promise<SportsAnswer<BetPage>>
}

export function sportsVendorOf(visit: Visit): SportsVendor {
  const ask = vendorCaller(visit, sportsRefusal)
  let seat: Seat = { game: visit.game, player: '' }
  return {
    async open(signal) {
      const answer = await ask(openedBook, '/sports/book', { signal })
      if (!answer.ok) return answer
      seat = { game: visit.game, player: answer.value.player }
      return { ok: true, value: { book: answer.value, draft: keptDraft(seat), pending: pendingSlip(seat) } }
    },
    async place(slip, signal) {
      notePendingSlip(seat, slip)
      const answer = await ask(placedSlip, '/sports/slips', { signal, body: slip })
      if (isRefused(answer)) forgetPendingSlip(seat)
      return answer
    },
    forgetSlip: () => forgetPendingSlip(seat),
    keepDraft: (draft) => keepDraft(seat, draft),
    status(legs, signal) {
      const query = new URLSearchParams(legs.map(({ fixture, pick }) => ['leg', `${fixture}:${pick}`]))
      return ask(bookStatus, `/sports/standing?${query}`, { signal })
    },
    fixtures: (range, signal) =>
      ask(fixtureList, `/sports/fixtures?${new URLSearchParams(range)}`, { signal }),
    sheet: (fixture, signal) => ask(fixtureSheet, `/sports/fixtures/${fixture}`, { signal }),
    bets: (before, signal) =>
      ask(betPage, `/sports/bets${before ? `?${new URLSearchParams({ before })}` : ''}`, { signal }),
  }
}

/**
 * Whether the vendor has definitely refused the slip. After `play.ended` or `play.siteClosed`, an earlier
 * attempt may have placed it.
 */
const isRefused = (answer: SportsAnswer<PlacedSlip>): boolean =>
  !answer.ok && answer.refusal.code !== 'play.ended' && answer.refusal.code !== 'play.siteClosed'
