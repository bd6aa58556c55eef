import type { OpenedGame, Played, PlayRefusal, PlayRound } from '#protocol/play/play.ts'
import { type Intent, newIntent } from './intent.ts'
import { nextStake } from './next-stake.ts'
import type { Answer, Opening, Seen, Vendor } from './vendor.ts'

/** Stake that a game begins with, minor units. */
const FIRST_STAKE = 100

export type ShownInput = {
  vendor: Vendor
  /** Whether the player's system asks for little motion. */
  isCalm: boolean
}

/** A game in which one bet decides a round, and showing it takes time. */
export type ShownBet<Round extends PlayRound> = {
  vendor: Vendor
  game: OpenedGame | null
  /** Minor units; what a round has won is in it only once that has been shown. */
  balance: number
  stake: number
  /** Stake that has left the balance on show before the vendor took it, minor units. */
  deducted: number
  intent: Intent | null
  round: Round | null
  /** Whether the picture keeps still. */
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
 * What a game that was opened brings, and the bet of this tab whose round was never shown. That a choice is no longer offered
 * is still worth saying: the game was opened anew because of it.
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

/** A new bet under a key of its own; its stake has left the balance that is shown. */
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

/** What the vendor decided; what was won is kept back until it has been shown. */
export function afterPlayed({ game }: Shown, { balance, nextSeedHash, round }: Played) {
  return {
    game: game && { ...game, nextSeedHash },
    balance: balance - (round.payout ?? 0),
    deducted: 0,
    intent: null,
    failures: 0,
  }
}

/** A bet that was refused was never made: its stake is in the balance again. */
export function afterRefused({ balance, deducted }: Shown, played: Answer<Played>) {
  if (played.ok) return {}
  const { refusal } = played
  const standing = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: standing, deducted: 0, intent: null, failures: 0 }
}

/** What was played in another tab has moved the balance, and used up the seed that was to come next. */
export const afterSeen = ({ game }: Seen) => ({ game, balance: game.balance })
