import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import type { SlotRound } from '#protocol/play/play-slot.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from '../play/vendor.ts'

/** Initial stake in minor units. */
const FIRST_STAKE = 100

export type SlotContext = {
  vendor: Vendor
  game: OpenedGame | null
  /** In minor units. Excludes winnings that have not been shown yet. */
  balance: number
  stake: number
  /** Stake in minor units of a bet that awaits its response. The displayed balance excludes it. */
  deducted: number
  quick: boolean
  autoplay: number
  intent: Intent | null
  round: SlotRound | null
  /** Index of the displayed spin in the round's spins. */
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

/**
 * Applies the vendor's response to opening the game. Restores this tab's last bet if its round was never
 * shown.
 */
export function afterOpened(opened: Answer<Opening>): Partial<SlotContext> {
  if (!opened.ok) return {}
  const { game, pending } = opened.value
  const stake = pending?.stake ?? nextStake(game.stakes, FIRST_STAKE, 0)
  return { game, stake, balance: game.balance, deducted: 0, intent: pending, failures: 0, refusal: null }
}

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

/** Applies the vendor's result. The balance excludes the winnings until they are shown. */
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

export function afterRefused(context: SlotContext, played: Answer<Played>): Partial<SlotContext> {
  if (played.ok) return {}
  const { refusal } = played
  const { balance, deducted } = context
  const current = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: current, deducted: 0, intent: null, failures: 0 }
}

/** Applies a polled state, because another tab may have changed the balance and used the next seed. */
export const afterPolled = ({ game }: PolledGame): Partial<SlotContext> => ({ game, balance: game.balance })
