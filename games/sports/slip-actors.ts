import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { BookStatus, PlacedSlip, PlaceSlip } from '#protocol/play/sports.ts'
import { whenPageReturns } from '../play/page-return.ts'
import type { SlipLeg } from './slip-draft.ts'
import type { BookOpening, SportsAnswer, SportsVendor } from './sports-vendor.ts'

/** Polling interval in ms. */
const EVERY = 5_000

export const openBook = fromPromise<SportsAnswer<BookOpening>, { vendor: SportsVendor }>(
  ({ input, signal }) => input.vendor.open(signal),
)

export const placeSlip = fromPromise<
  SportsAnswer<PlacedSlip>,
  { vendor: SportsVendor; intent: PlaceSlip | null }
>(({ input, signal }) => {
  if (!input.intent) throw new Error('There is no slip to send')
  return input.vendor.place(input.intent, signal)
})

export type PolledEvent = { type: 'book.polled'; polled: BookStatus }

/**
 * Polls the balance and the selections' odds immediately, every few seconds, and whenever the page becomes
 * visible.
 */
export const watchBook = fromCallback<EventObject, { vendor: SportsVendor; legs: readonly SlipLeg[] }>(
  ({ input, sendBack }) => {
    let looking = new AbortController()
    const look = async () => {
      looking.abort()
      looking = new AbortController()
      // A background request. If it fails, nothing changes: placing the slip reports the error.
      const answer = await input.vendor.status(input.legs, looking.signal).catch(() => null)
      if (answer?.ok) sendBack({ type: 'book.polled', polled: answer.value } satisfies PolledEvent)
    }
    const again = () => void look()
    const timer = setInterval(again, EVERY)
    const stop = whenPageReturns(again)
    again()
    return () => {
      clearInterval(timer)
      stop()
      looking.abort()
    }
  },
)
