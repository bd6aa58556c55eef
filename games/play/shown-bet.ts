import type { OpenedGame, Played, PlayRefusal, PlayRound } from '#protocol/play/play.ts'
import { type Intent, newIntent } from './intent.ts'
import { nextStake } from './next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from './vendor.ts'

/** Initial stake in minor units. */
const FIRST_STAKE = 100

export type ShownInput = {
  vendor: Vendor
  isCalm: boolean
}

/** State of a game in which one bet decides the whole round and the result takes some time to show. */
export type ShownBet<Round extends PlayRound> = {
  vendor: Vendor
  game: OpenedGame | null
  /** In minor units. Excludes winnings that have not been shown yet. */
  balance: number
  stake: number
  /** Stake in minor units of a bet that awaits its response. The displayed balance excludes it. */
  deducted: number
  intent: Intent | null
  round: Round | null
  isStill: boolean
  refusal: PlayRefusal | null
  failures: number
}

type Shown = ShownBet<PlayRound>

export const startShown = ({ vendor, isCalm }: ShownInput) => ({
  vendor,
  game: null,
  balance: 0,
  stake: 0,
  deducted: 0,
  intent: null,
  round: null,
  isStill: isCalm,
  refusal: null,
  failures: 0,
})

/**
 * Applies the vendor's response to opening the game. Restores this tab's last bet if its round was never
 * shown. If a refused stake caused the reopening, keeps the refusal, so that the player sees the reason.
 */
export function afterOpened(context: Shown, opened: Answer<Opening>) {
  if (!opened.ok) return {}
  const { game, pending } = opened.value
  const refusal = context.refusal?.code === 'play.stake' ? context.refusal : null
  return {
    game,
    stake: pending?.stake ?? nextStake(game.stakes, context.stake || FIRST_STAKE, 0),
    balance: game.balance,
    deducted: 0,
    intent: pending,
    failures: 0,
    refusal,
  }
}

export function withBet({ balance }: Shown, bet: Omit<Intent, 'key' | 'clientSeed'>) {
  const { stake } = bet
  const intent = newIntent(bet)
  return {
    intent,
    balance: balance - stake,
    deducted: stake,
    round: null,
    refusal: null,
    failures: 0,
  }
}

/** Applies the vendor's result. The balance excludes the winnings until they are shown. */
export function afterPlayed({ game }: Shown, { balance, nextSeedHash, round }: Played) {
  return {
    game: game && { ...game, nextSeedHash },
    balance: balance - (round.payout ?? 0),
    deducted: 0,
    intent: null,
    failures: 0,
  }
}

export function afterRefused({ balance, deducted }: Shown, played: Answer<Played>) {
  if (played.ok) return {}
  const { refusal } = played
  const shownBalance = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: shownBalance, deducted: 0, intent: null, failures: 0 }
}

/** Applies a polled state, because another tab may have changed the balance and used the next seed. */
export const afterPolled = ({ game }: PolledGame) => ({ game, balance: game.balance })
