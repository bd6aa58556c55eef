import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { BookStatus, PlacedSlip, PlaceSlip } from '#protocol/play/sports.ts'
import { whenPageReturns } from '../play/page-return.ts'
import type { SlipLeg } from './slip-draft.ts'
import type { BookOpening, SportsAnswer, SportsVendor } from './sports-vendor.ts'

/** Milliseconds from one look at the book to the next. */
const EVERY = 5_000

/** What the chart of the slip asks of its vendor. */
export const openBook = fromPromise<SportsAnswer<BookOpening>, { vendor: SportsVendor }>(
  ({ input, signal }) => input.vendor.open(signal),
)

export const placeSlip = fromPromise<
  SportsAnswer<PlacedSlip>,
  { vendor: SportsVendor; intent: PlaceSlip | null }
>(({ input, signal }) => {
  if (!input.intent) throw new Error('There is no slip to place')
  return input.vendor.place(input.intent, signal)
})

/** What a look at the book showed. */
export type SeenEvent = { type: 'book.seen'; seen: BookStatus }

/** Looks at the balance and at how legs stand, at once, every few seconds, and whenever the page comes back. */
export const watchBook = fromCallback<EventObject, { vendor: SportsVendor; legs: readonly SlipLeg[] }>(
  ({ input, sendBack }) => {
    let looking = new AbortController()
    const look = async () => {
      looking.abort()
      looking = new AbortController()
      // Nobody asked for it: without an answer the slip stays as it is, and placing it says what is wrong.
      const answer = await input.vendor.standing(input.legs, looking.signal).catch(() => null)
      if (answer?.ok) sendBack({ type: 'book.seen', seen: answer.value } satisfies SeenEvent)
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
