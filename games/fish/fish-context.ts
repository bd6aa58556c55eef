import type { FishSpecies } from '#domain/play/fish-odds.ts'
import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from '../play/vendor.ts'
import { pond } from './pond.ts'

/** Initial stake in minor units. */
const FIRST_STAKE = 50
/** Maximum number of shots that await their result. */
export const MOST_OPEN = 4
const LAST_SHOWN = 6

export type HuntInput = {
  vendor: Vendor
  isCalm: boolean
}

export type Shot = {
  /** Position among the shots since the page was loaded, counted from 0. */
  number: number
  /** Index into `pond`. */
  swimmer: number
  species: FishSpecies
  intent: Intent
}

/** A shot with its result. `payout` is in minor units, and 0 for a miss. */
export type Landed = Pick<Shot, 'number' | 'swimmer' | 'species'> & { payout: number }

export type HuntContext = {
  vendor: Vendor
  game: OpenedGame | null
  /** In minor units. The stakes of shots in flight are already deducted. */
  balance: number
  stake: number
  target: number
  /**
   * Shots in flight, in order. Only the first has been sent. Each of the others waits for the response to the
   * previous shot, because every response contains the hash of the next seed.
   */
  shots: readonly Shot[]
  intent: Intent | null
  /** The latest results, newest last. */
  landed: readonly Landed[]
  fired: number
  /** Number of catches per swimmer. Each caught fish is replaced by a new one of the same species. */
  catches: readonly number[]
  isStill: boolean
  refusal: PlayRefusal | null
  failures: number
}

export const startContext = ({ vendor, isCalm }: HuntInput): HuntContext => ({
  vendor,
  game: null,
  balance: 0,
  stake: 0,
  target: swimmerOf('dorado'),
  shots: [],
  intent: null,
  landed: [],
  fired: 0,
  catches: pond.map(() => 0),
  isStill: isCalm,
  refusal: null,
  failures: 0,
})

function swimmerOf(species: FishSpecies): number {
  return Math.max(
    0,
    pond.findIndex((one) => one.species === species),
  )
}

const stakesIn = (shots: readonly Shot[]): number => shots.reduce((sum, { intent }) => sum + intent.stake, 0)

/**
 * Applies the vendor's response to opening the game. Restores this tab's last shot if its outcome is unknown.
 */
export function afterOpened(context: HuntContext, opened: Answer<Opening>): Partial<HuntContext> {
  if (!opened.ok) return {}
  const { game, pending } = opened.value
  const shots = pending?.fish ? [shotOf(context.fired, swimmerOf(pending.fish.species), pending)] : []
  return {
    game,
    stake: pending?.stake ?? nextStake(game.stakes, context.stake || FIRST_STAKE, 0),
    balance: game.balance,
    shots,
    intent: shots[0]?.intent ?? null,
    fired: context.fired + shots.length,
    failures: 0,
    refusal: null,
  }
}

const shotOf = (number: number, swimmer: number, intent: Intent): Shot => ({
  number,
  swimmer,
  species: intent.fish?.species ?? 'bannerfish',
  intent,
})

export const mayFire = ({ balance, stake, shots }: HuntContext): boolean =>
  stake > 0 && balance >= stake && shots.length < MOST_OPEN

export function withShot(context: HuntContext): Partial<HuntContext> {
  const { balance, stake, target, fired } = context
  const species = pond[target]?.species ?? 'bannerfish'
  const shots = [...context.shots, shotOf(fired, target, newIntent({ stake, fish: { species } }))]
  return {
    balance: balance - stake,
    shots,
    intent: shots[0]?.intent ?? null,
    fired: fired + 1,
    refusal: null,
  }
}

/**
 * Applies the result of the first shot. The vendor's balance does not include later shots yet, so their
 * stakes are deducted here.
 */
export function afterLanded(context: HuntContext, answer: Answer<Played>): Partial<HuntContext> {
  const [first, ...shots] = context.shots
  if (!answer.ok || !first) return {}
  const { round, balance, nextSeedHash } = answer.value
  const payout = round.payout ?? 0
  const { number, swimmer, species } = first
  return {
    game: context.game && { ...context.game, nextSeedHash },
    balance: balance - stakesIn(shots),
    shots,
    intent: shots[0]?.intent ?? null,
    landed: [...context.landed, { number, swimmer, species, payout }].slice(-LAST_SHOWN),
    catches: context.catches.map((count, place) => (payout > 0 && place === swimmer ? count + 1 : count)),
    failures: 0,
  }
}

/**
 * Applies the refusal of the first shot, which also cancels the shots after it. The stakes of all these shots
 * return to the balance.
 */
export function afterRefused(context: HuntContext, answer: Answer<Played>): Partial<HuntContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  const whole = context.balance + stakesIn(context.shots)
  const balance = refusal.code === 'play.short' ? refusal.value.balance : whole
  return { refusal, balance, shots: [], intent: null, failures: 0 }
}

/** Applies a polled state, because another tab may have changed the balance and used the next seed. */
export const afterPolled = ({ game }: PolledGame): Partial<HuntContext> => ({ game, balance: game.balance })
