import type { LiveSpot } from '#domain/play/live-odds.ts'
import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import type { LiveRound, LiveTable } from '#protocol/play/play-live.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, Vendor } from '../play/vendor.ts'

/** Stake that a game begins with, minor units. */
const FIRST_STAKE = 100

export type LiveInput = {
  vendor: Vendor
  /** Whether the player's system asks for little motion. */
  isCalm: boolean
}

export type LiveContext = LiveInput & {
  game: OpenedGame | null
  /** As it was last told; null before that. */
  table: LiveTable | null
  /** Minor units. */
  balance: number
  stake: number
  /** Stake that has left the balance on show before the vendor took it, minor units. */
  deducted: number
  /** The bet that is on its way. */
  intent: Intent | null
  refusal: PlayRefusal | null
  /** Looks at the table, and questions about a bet, that got no answer one after another. */
  failures: number
}

export const startContext = (input: LiveInput): LiveContext => ({
  ...input,
  game: null,
  table: null,
  balance: 0,
  stake: 0,
  deducted: 0,
  intent: null,
  refusal: null,
  failures: 0,
})

/** What a game that was opened brings, and a bet of this tab that was never answered. */
export function afterOpened(context: LiveContext, opened: Answer<Opening>): Partial<LiveContext> {
  if (!opened.ok) return {}
  const { game, pending } = opened.value
  return {
    game,
    balance: game.balance,
    deducted: 0,
    stake: pending?.stake ?? nextStake(game.stakes, context.stake || FIRST_STAKE, 0),
    intent: pending,
    failures: 0,
    refusal: null,
  }
}

/** The table as it was just told. A bet whose answer overtook the telling stays on it. */
export function afterLooked(
  { game, table, deducted }: LiveContext,
  looked: Answer<LiveTable>,
): Partial<LiveContext> {
  if (!looked.ok) return {}
  const { value } = looked
  const told = new Set(value.bets.map(({ id }) => id))
  const others = table?.number === value.number ? table.bets.filter(({ id }) => !told.has(id)) : []
  return {
    game: game && { ...game, nextSeedHash: value.nextSeedHash },
    table: { ...value, bets: [...value.bets, ...others] },
    balance: value.balance - deducted,
    failures: 0,
    // What was wrong with a bet is no news in the next round.
    ...(table?.number === value.number ? {} : { refusal: null }),
  }
}

/** A new bet under a key of its own; its stake has left the balance that is shown. */
export function withBet({ stake, balance, table }: LiveContext, spot: LiveSpot): Partial<LiveContext> {
  const intent = newIntent({ stake, live: { number: table?.number ?? 0, spot } })
  return { intent, balance: balance - stake, deducted: stake, refusal: null, failures: 0 }
}

/** The bet lies on the table. */
export function afterPlaced({ table }: LiveContext, answer: Answer<Played>): Partial<LiveContext> {
  if (!answer.ok || answer.value.round.engine !== 'live') return {}
  const { round, balance } = answer.value
  return {
    table: table && withRound(table, round),
    balance,
    deducted: 0,
    intent: null,
    refusal: null,
    failures: 0,
  }
}

/** A bet that is asked after may be of a round that is over. */
function withRound(table: LiveTable, round: LiveRound): LiveTable {
  if (round.number !== table.number) return table
  return { ...table, bets: [...table.bets.filter(({ id }) => id !== round.id), round] }
}

/** A bet that was refused was never made: its stake is in the balance again. */
export function afterRefused(context: LiveContext, played: Answer<Played>): Partial<LiveContext> {
  if (played.ok) return {}
  const { refusal } = played
  const { balance, deducted } = context
  const standing = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: standing, deducted: 0, intent: null, failures: 0 }
}
