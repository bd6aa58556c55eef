import type { FishSpecies } from '#domain/play/fish-odds.ts'
import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, PolledGame, Vendor } from '../play/vendor.ts'
import { pond } from './pond.ts'

/** Initial stake, minor units. */
const FIRST_STAKE = 50
/** Maximum of unresolved shots. */
export const MOST_OPEN = 4
const LAST_SHOWN = 6

export type HuntInput = {
  vendor: Vendor
  isCalm: boolean
}

export type Shot = {
  /** 0-based number of the shot on this page. */
  number: number
  /** Index into the pond. */
  swimmer: number
  species: FishSpecies
  intent: Intent
}

/** Result of a shot; `payout` in minor units, 0 for a miss. */
export type Landed = Pick<Shot, 'number' | 'swimmer' | 'species'> & { payout: number }

export type HuntContext = {
  vendor: Vendor
  game: OpenedGame | null
  /** Minor units, less the stakes of all shots in flight. */
  balance: number
  stake: number
  target: number
  /** Shots in flight, in order. The first is at the vendor; the others wait for the seed hash it returns. */
  shots: readonly Shot[]
  intent: Intent | null
  /** The last results, newest last. */
  landed: readonly Landed[]
  fired: number
  /** Number of catches per swimmer; a caught one is replaced by another of its kind. */
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

/** Applies an opened game and this tab's shot with an unknown outcome, if any. */
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

/** Applies the first shot's result. The vendor's balance does not include the later shots yet. */
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

/** A refused shot cancels those queued after it too; their stakes are returned to the balance. */
export function afterRefused(context: HuntContext, answer: Answer<Played>): Partial<HuntContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  const whole = context.balance + stakesIn(context.shots)
  const balance = refusal.code === 'play.short' ? refusal.value.balance : whole
  return { refusal, balance, shots: [], intent: null, failures: 0 }
}

/** Another tab may have changed the balance and used the next seed. */
export const afterPolled = ({ game }: PolledGame): Partial<HuntContext> => ({ game, balance: game.balance })
