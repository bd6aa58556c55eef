import type { FishSpecies } from '#domain/play/fish-odds.ts'
import type { OpenedGame, Played, PlayRefusal } from '#protocol/play/play.ts'
import { type Intent, newIntent } from '../play/intent.ts'
import { nextStake } from '../play/next-stake.ts'
import type { Answer, Opening, Seen, Vendor } from '../play/vendor.ts'
import { pond } from './pond.ts'

/** Stake that a hunt begins with, minor units. */
const FIRST_STAKE = 50
/** Shots that may be in the air at once. */
export const MOST_OPEN = 4
/** Shots whose ends are still on show. */
const LAST_SHOWN = 6

export type HuntInput = {
  vendor: Vendor
  /** Whether the player's system asks for little motion. */
  isCalm: boolean
}

/** A shot in the air: what it was aimed at, and the bet that it is. */
export type Shot = {
  /** Which shot of this page, from 0 on. */
  number: number
  /** Index into the pond. */
  swimmer: number
  species: FishSpecies
  intent: Intent
}

/** What became of a shot; `payout` in minor units, 0 where it missed. */
export type Landed = Pick<Shot, 'number' | 'swimmer' | 'species'> & { payout: number }

export type HuntContext = {
  vendor: Vendor
  game: OpenedGame | null
  /** Minor units, less the stakes of all shots in the air. */
  balance: number
  stake: number
  /** Which swimmer is aimed at. */
  target: number
  /** Shots in the air, in their order: the first is at the vendor, the others wait for the seed that it leaves behind. */
  shots: readonly Shot[]
  /** The bet of the first of them. */
  intent: Intent | null
  /** The last shots that came down, the newest last. */
  landed: readonly Landed[]
  /** Shots that were fired from this page. */
  fired: number
  /** How often each swimmer was caught: another of its kind comes in its place. */
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

/** What a game that was opened brings, and the shot of this tab that nobody knows the end of. */
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

/** One more shot in the air, under a key of its own; its stake has left the balance that is shown. */
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

/** What became of the first shot. The vendor's balance knows nothing yet of those behind it. */
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

/** A shot that was refused never was, nor were those behind it: their stakes are in the balance again. */
export function afterRefused(context: HuntContext, answer: Answer<Played>): Partial<HuntContext> {
  if (answer.ok) return {}
  const { refusal } = answer
  const whole = context.balance + stakesIn(context.shots)
  const balance = refusal.code === 'play.short' ? refusal.value.balance : whole
  return { refusal, balance, shots: [], intent: null, failures: 0 }
}

/** What was played in another tab has moved the balance, and used up the seed that was to come next. */
export const afterSeen = ({ game }: Seen): Partial<HuntContext> => ({ game, balance: game.balance })
