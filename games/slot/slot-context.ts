import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import type { SlotRound } from '#protocol/play/play-slot.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, Seen, Vendor } from '../play/vendor.ts'

/** Stake that a game begins with, minor units. */
const FIRST_STAKE = 100

export type SlotContext = {
  vendor: Vendor
  game: OpenedGame | null
  /** Minor units; what a round has won is in it only once that has been shown. */
  balance: number
  stake: number
  /** Stake that has left the balance on show before the vendor took it, minor units. */
  deducted: number
  quick: boolean
  /** Rounds that autoplay still has to play. */
  autoplay: number
  intent: Intent | null
  round: SlotRound | null
  /** Which spin of the round is shown. */
  shown: number
  refusal: PlayRefusal | null
  failures: number
}

export const startContext = (vendor: Vendor): SlotContext => ({
  vendor,
  game: null,
  balance: 0,
  stake: 0,
  deducted: 0,
  quick: false,
  autoplay: 0,
  intent: null,
  round: null,
  shown: 0,
  refusal: null,
  failures: 0,
})

/** What a game that was opened brings, and the bet of this tab whose round was never shown. */
export function afterOpened(opened: Answer<Opening>): Partial<SlotContext> {
  if (!opened.ok) return {}
  const { game, pending } = opened.value
  const stake = pending?.stake ?? nextStake(game.stakes, FIRST_STAKE, 0)
  return { game, stake, balance: game.balance, deducted: 0, intent: pending, failures: 0, refusal: null }
}

/** A new bet under a key of its own; its stake has left the balance that is shown. */
export function withBet({ stake, balance }: SlotContext): Partial<SlotContext> {
  return {
    intent: newIntent({ stake }),
    balance: balance - stake,
    deducted: stake,
    round: null,
    refusal: null,
    failures: 0,
  }
}

/** What the vendor decided; what was won is kept back until it has been shown. */
export function afterPlayed({ game }: SlotContext, played: Answer<Played>): Partial<SlotContext> {
  if (!played.ok || played.value.round.engine !== 'slot') return {}
  const { round, balance, nextSeedHash } = played.value
  return {
    game: game && { ...game, nextSeedHash },
    round,
    balance: balance - (round.payout ?? 0),
    deducted: 0,
    shown: 0,
    intent: null,
    failures: 0,
  }
}

/** A bet that was refused was never made: its stake is in the balance again. */
export function afterRefused(context: SlotContext, played: Answer<Played>): Partial<SlotContext> {
  if (played.ok) return {}
  const { refusal } = played
  const { balance, deducted } = context
  const standing = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: standing, deducted: 0, intent: null, failures: 0 }
}

/** What was played in another tab has moved the balance, and used up the seed that was to come next. */
export const afterSeen = ({ game }: Seen): Partial<SlotContext> => ({ game, balance: game.balance })
