import type { OpenedGame, Played, PlayRefusal, StepRound } from '#protocol/play/play.ts'
import type { MinesRound } from '#protocol/play/play-mines.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from '../play/vendor.ts'

/** Initial stake in minor units. */
const FIRST_STAKE = 100
const FIRST_MINES = 3

export type Step = StepRound['step']

export type MinesContext = {
  vendor: Vendor
  game: OpenedGame | null
  /** Minor units. */
  balance: number
  stake: number
  /** Stake in minor units of a bet that awaits its response. The displayed balance excludes it. */
  deducted: number
  mines: number
  intent: Intent | null
  step: Step | null
  round: MinesRound | null
  refusal: PlayRefusal | null
  failures: number
}

export const startContext = (vendor: Vendor): MinesContext => ({
  vendor,
  game: null,
  balance: 0,
  stake: 0,
  deducted: 0,
  mines: FIRST_MINES,
  intent: null,
  step: null,
  round: null,
  refusal: null,
  failures: 0,
})

/**
 * Applies the vendor's response to opening the game. Restores an open round, and this tab's last bet if its
 * outcome is unknown.
 */
export function afterOpened(context: MinesContext, opened: Answer<Opening>): Partial<MinesContext> {
  if (!opened.ok) return {}
  const { game, pending } = opened.value
  const round = game.unfinished?.engine === 'mines' ? game.unfinished : null
  return {
    game,
    round,
    balance: game.balance,
    deducted: 0,
    stake: pending?.stake ?? round?.stake ?? nextStake(game.stakes, context.stake || FIRST_STAKE, 0),
    mines: pending?.mines ?? round?.mines ?? context.mines,
    intent: pending,
    failures: 0,
    refusal: null,
  }
}

export function withBet({ stake, mines, balance }: MinesContext): Partial<MinesContext> {
  const intent = newIntent({ stake, mines })
  return { intent, balance: balance - stake, deducted: stake, round: null, refusal: null, failures: 0 }
}

export function afterPlayed({ game }: MinesContext, answer: Answer<Played>): Partial<MinesContext> {
  const played = playedOf(answer)
  if (played?.round.engine !== 'mines') return {}
  const { round, balance, nextSeedHash } = played
  return {
    game: game && { ...game, nextSeedHash },
    round,
    balance,
    deducted: 0,
    stake: round.stake,
    mines: round.mines,
    intent: null,
    step: null,
    failures: 0,
  }
}

export function afterRefused(context: MinesContext, played: Answer<Played>): Partial<MinesContext> {
  if (played.ok) return {}
  const { refusal } = played
  const { balance, deducted } = context
  const current = refusal.code === 'play.short' ? refusal.value.balance : balance + deducted
  return { refusal, balance: current, deducted: 0, intent: null, step: null, round: null, failures: 0 }
}

/** Applies changes made in another tab. If the polled state has no round, the last one stays visible. */
export function afterPolled({ game, round }: PolledGame): Partial<MinesContext> {
  const known = { game, balance: game.balance }
  if (round?.engine !== 'mines') return known
  return { ...known, round, stake: round.stake, mines: round.mines, refusal: null }
}

/**
 * Returns the round in a response, or null if there is none. If a bet is refused because another round is
 * open, the response contains that round.
 */
export function playedOf(answer: Answer<Played>): Played | null {
  if (answer.ok) return answer.value
  return answer.refusal.code === 'play.unfinished' ? answer.refusal.value : null
}
