import { sportsPayout, togetherOdds } from '#domain/play/sports-picks.ts'
import { randomId } from '#protocol/kit/random-id.ts'
import type {
  BookStatus,
  OpenedBook,
  PlacedSlip,
  PlaceSlip,
  Quote,
  SlipMode,
  SportsBet,
  SportsRefusal,
} from '#protocol/play/sports.ts'
import type { SlipLeg } from './slip-draft.ts'
import type { BookOpening, SportsAnswer, SportsVendor } from './sports-vendor.ts'

/** Initial stake in minor units. */
const FIRST_STAKE = 1_000

export type SlipContext = {
  vendor: SportsVendor
  book: OpenedBook | null
  /** Minor units. */
  balance: number
  /** Type of bet if there are several selections. One selection is always a single. */
  mode: SlipMode
  /** Stake per bet in minor units. Null while the input is empty. */
  stake: number | null
  legs: SlipLeg[]
  quotes: Quote[]
  intent: PlaceSlip | null
  placed: SportsBet[]
  refusal: SportsRefusal | null
  failures: number
}

export const startContext = (vendor: SportsVendor): SlipContext => ({
  vendor,
  book: null,
  balance: 0,
  mode: 'multiple',
  stake: FIRST_STAKE,
  legs: [],
  quotes: [],
  intent: null,
  placed: [],
  refusal: null,
  failures: 0,
})

/**
 * Applies the vendor's response to opening the book. Restores this tab's draft, and its last sent slip if the
 * outcome is unknown.
 */
export function afterOpened(context: SlipContext, opened: SportsAnswer<BookOpening>): Partial<SlipContext> {
  if (!opened.ok) return {}
  const { book, draft, pending } = opened.value
  return {
    book,
    balance: book.balance,
    mode: draft?.mode ?? context.mode,
    stake: draft ? draft.stake : context.stake,
    legs: draft?.legs ?? context.legs,
    quotes: [],
    intent: pending,
    refusal: null,
    failures: 0,
  }
}

/** Adds a selection, or removes it if it is already there. Replaces another selection of the same fixture. */
export function toggled(legs: readonly SlipLeg[], leg: SlipLeg): SlipLeg[] {
  const index = legs.findIndex(({ fixture }) => fixture === leg.fixture)
  if (index === -1) return [...legs, leg]
  return legs[index]?.pick === leg.pick ? legs.toSpliced(index, 1) : legs.with(index, leg)
}

export const hasRoom = ({ legs, book }: SlipContext, leg: SlipLeg): boolean =>
  toggled(legs, leg).length <= (book?.limits.legs ?? 0)

export const without = (legs: readonly SlipLeg[], fixture: string): SlipLeg[] =>
  legs.filter((leg) => leg.fixture !== fixture)

/** A change to a selection since it was picked. Null if nothing has changed. */
export type LegChange = 'begun' | 'moved' | null

export function changeOf(leg: SlipLeg, quotes: readonly Quote[]): LegChange {
  const quote = quotes.find(({ fixture, pick }) => fixture === leg.fixture && pick === leg.pick)
  if (!quote) return null
  if (quote.phase !== 'open' || quote.odds === null) return 'begun'
  return quote.odds === leg.odds ? null : 'moved'
}

export const hasChange = (context: Pick<SlipContext, 'legs'>, quotes: readonly Quote[], change: LegChange) =>
  context.legs.some((leg) => changeOf(leg, quotes) === change)

export const atQuotes = ({ legs, quotes }: SlipContext): SlipLeg[] =>
  legs.map((leg) => {
    const quote = quotes.find(({ fixture, pick }) => fixture === leg.fixture && pick === leg.pick)
    return quote?.odds ? { ...leg, odds: quote.odds } : leg
  })

/** Returns the selections, except those with the given change. */
export const legsBut = ({ legs, quotes }: SlipContext, change: LegChange): SlipLeg[] =>
  legs.filter((leg) => changeOf(leg, quotes) !== change)

export const modeOf = ({ legs, mode }: Pick<SlipContext, 'legs' | 'mode'>): SlipMode =>
  legs.length > 1 ? mode : 'single'

/** Returns the totals of the slip. Odds are in hundredths, stakes and the maximum payout in minor units. */
export function totalsOf({ legs, mode, stake: typed, book }: SlipContext) {
  const stake = typed ?? 0
  const all = legs.map(({ odds }) => odds)
  const returnBp = book?.returnBp ?? 10_000
  if (modeOf({ legs, mode }) === 'multiple') {
    const odds = togetherOdds(all, returnBp)
    return { bets: 1, odds, highestOdds: odds, stake, payout: sportsPayout(stake, odds) }
  }
  const payout = all.reduce((sum, odds) => sum + sportsPayout(stake, odds), 0)
  return { bets: all.length, odds: null, highestOdds: Math.max(0, ...all), stake: stake * all.length, payout }
}

export type SlipProblem = 'noStake' | 'least' | 'most' | 'odds' | 'short' | null

export function problemOf(context: SlipContext): SlipProblem {
  const { book, stake, balance } = context
  const totals = totalsOf(context)
  if (!stake) return 'noStake'
  if (!book || stake < book.limits.least) return 'least'
  if (stake > book.limits.most) return 'most'
  if (totals.highestOdds > book.limits.odds) return 'odds'
  return totals.stake > balance ? 'short' : null
}

export function withIntent({ legs, mode, stake }: SlipContext): Partial<SlipContext> {
  const intent: PlaceSlip = {
    key: randomId(),
    mode: modeOf({ legs, mode }),
    stake: stake ?? 0,
    legs: legs.map(({ fixture, pick, odds }) => ({ fixture, pick, odds })),
  }
  return { intent, refusal: null, failures: 0 }
}

export function afterPlaced(answer: SportsAnswer<PlacedSlip>): Partial<SlipContext> {
  if (!answer.ok) return {}
  const { bets, balance } = answer.value
  return { placed: bets, balance, legs: [], quotes: [], intent: null, refusal: null, failures: 0 }
}

/** Applies a refusal, which may contain current odds or the balance. */
export function afterRefused(
  { balance, quotes }: SlipContext,
  answer: SportsAnswer<PlacedSlip>,
): Partial<SlipContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  return {
    refusal,
    balance: refusal.code === 'play.short' ? refusal.value.balance : balance,
    quotes: refusal.code === 'sports.changed' ? refusal.value.quotes : quotes,
    intent: null,
    failures: 0,
  }
}

export const refusedQuotes = (answer: SportsAnswer<PlacedSlip>): Quote[] =>
  !answer.ok && answer.refusal.code === 'sports.changed' ? answer.refusal.value.quotes : []

export const afterPolled = ({ balance, quotes }: BookStatus): Partial<SlipContext> => ({ balance, quotes })
