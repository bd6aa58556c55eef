import type { LiveSpot } from '#domain/play/live-odds.ts'
import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import type { LiveRound, LiveTable } from '#protocol/play/play-live.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, Vendor } from '../play/vendor.ts'

/** Initial stake in minor units. */
const FIRST_STAKE = 100

export type LiveInput = {
  vendor: Vendor
  isCalm: boolean
}

export type LiveContext = LiveInput & {
  game: OpenedGame | null
  /** The table's latest state. Null before the first response. */
  table: LiveTable | null
  /** Minor units. */
  balance: number
  stake: number
  /** Stake in minor units of a bet that awaits its response. The displayed balance excludes it. */
  deducted: number
  intent: Intent | null
  refusal: PlayRefusal | null
  /** Number of requests in a row without a response. */
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

/** Applies a polled state of the table. Keeps bets that were confirmed after the state was read. */
export function afterTable(
  { game, table, deducted }: LiveContext,
  answer: Answer<LiveTable>,
): Partial<LiveContext> {
  if (!answer.ok) return {}
  const { value } = answer
  const known = new Set(value.bets.map(({ id }) => id))
  const others = table?.number === value.number ? table.bets.filter(({ id }) => !known.has(id)) : []
  return {
    game: game && { ...game, nextSeedHash: value.nextSeedHash },
    table: { ...value, bets: [...value.bets, ...others] },
    balance: value.balance - deducted,
    failures: 0,
    // In a new round, the refusal of an earlier bet no longer matters.
    ...(table?.number === value.number ? {} : { refusal: null }),
  }
}

export function withBet({ stake, balance, table }: LiveContext, spot: LiveSpot): Partial<LiveContext> {
  const intent = newIntent({ stake, live: { number: table?.number ?? 0, spot } })
  return { intent, balance: balance - stake, deducted: stake, refusal: null, failures: 0 }
}

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

/**
 * Adds a confirmed bet to the table. Ignores a bet of an earlier round, whose confirmation may come late
 * after retries.
 */
function withRound(table: LiveTable, round: LiveRound): LiveTable {
  if (round.number !== table.number) return table
  return { ...table, bets: [...table.bets.filter(({ id }) => id !== round.id), round] }
}

export function afterRefused(context: LiveContext, played: Answer<Played>): Partial<LiveContext> {
  if (played.ok) return {}
  const { refusal } = played
  const { balance, deducted } = context
  const current = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: current, deducted: 0, intent: null, failures: 0 }
}
