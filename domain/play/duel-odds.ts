/** A duel is of this many exchanges at most, and over when a side has won so many of them. */
export const MOST_EXCHANGES = 7
export const EXCHANGES_TO_WIN = 4

/** Of this many equally likely ends of an exchange a form says whose they are; the others are nobody's. */
export const EXCHANGE_ENDS = 20

/** From how many exchanges ahead on a side has won by far. */
const FAR = 3

/** How an exchange ends: one side wins it, or they clash and nobody does. */
export const exchangeEnds = ['left', 'right', 'clash'] as const
export type Exchange = (typeof exchangeEnds)[number]

/** What can be bet on. */
export const duelPicks = ['left', 'draw', 'right', 'leftNear', 'leftFar', 'rightNear', 'rightFar'] as const
export type DuelPick = (typeof duelPicks)[number]

/** How strong each side is, in ends of an exchange. */
type DuelForm = { left: number; right: number }

export const duelForms: readonly DuelForm[] = [
  { left: 9, right: 9 },
  { left: 10, right: 8 },
  { left: 8, right: 10 },
  { left: 11, right: 7 },
  { left: 7, right: 11 },
  { left: 12, right: 5 },
  { left: 5, right: 12 },
  { left: 8, right: 8 },
]

export type DuelSide = 'left' | 'right'
export type DuelScore = Record<DuelSide, number>

/**
 * The form of the duel that a seed will decide, by the seed's hash: it is known before the bet, and tells nothing of the seed.
 * Whatever it is, every bet returns the same on average, so that nothing is gained by looking for a hash.
 */
export const duelFormOf = (seedHash: string): number =>
  Number.parseInt(seedHash.slice(0, 8), 16) % duelForms.length

/** How an exchange ends, by a whole number below `EXCHANGE_ENDS`. Throws for a form that there is not. */
export function exchangeOf(form: number, number: number): Exchange {
  const { left, right } = formAt(form)
  if (number < left) return 'left'
  return number < left + right ? 'right' : 'clash'
}

/** Exchanges that each side has won. */
export const duelScore = (exchanges: readonly Exchange[]): DuelScore => ({
  left: exchanges.filter((end) => end === 'left').length,
  right: exchanges.filter((end) => end === 'right').length,
})

/** Whether a duel that has come this far is over. */
export function isDuelOver(exchanges: readonly Exchange[]): boolean {
  const { left, right } = duelScore(exchanges)
  return exchanges.length === MOST_EXCHANGES || Math.max(left, right) === EXCHANGES_TO_WIN
}

const wins: Readonly<Record<DuelPick, (ahead: number) => boolean>> = {
  left: (ahead) => ahead > 0,
  draw: (ahead) => ahead === 0,
  right: (ahead) => ahead < 0,
  leftNear: (ahead) => ahead > 0 && ahead < FAR,
  leftFar: (ahead) => ahead >= FAR,
  rightNear: (ahead) => ahead < 0 && -ahead < FAR,
  rightFar: (ahead) => -ahead >= FAR,
}

/** Whether a bet is right about how a duel ended. */
export const isDuelWon = (pick: DuelPick, { left, right }: DuelScore): boolean => wins[pick](left - right)

/** The exact chance of a bet: every way that the exchanges can go is gone through. */
export const duelChance = (form: number, pick: DuelPick): number => chances[form]?.[pick] ?? 0

/**
 * What a stake (minor units) on the right pick comes back as: the exact odds times the return (hundredths of a percent),
 * rounded down to the minor unit.
 */
export function duelPayout(bet: { stake: number; form: number; pick: DuelPick; returnBp: number }): number {
  const { stake, form, pick, returnBp } = bet
  // A millionth of a minor unit gives back what the division lost.
  return Math.floor((stake * returnBp) / (10_000 * duelChance(form, pick)) + 1e-6)
}

function formAt(form: number): DuelForm {
  const found = duelForms[form]
  if (!found) throw new Error(`There is no form ${form}`)
  return found
}

type Chances = Record<DuelPick, number>

const chances: readonly Chances[] = duelForms.map((form) => chancesFrom(form, []))

function chancesFrom(form: DuelForm, exchanges: readonly Exchange[]): Chances {
  if (isDuelOver(exchanges)) {
    const score = duelScore(exchanges)
    return chancesOf((pick) => (isDuelWon(pick, score) ? 1 : 0))
  }
  const clash = EXCHANGE_ENDS - form.left - form.right
  const ways = { ...form, clash }
  const after = exchangeEnds.map((end) => ({
    share: ways[end],
    next: chancesFrom(form, [...exchanges, end]),
  }))
  return chancesOf((pick) =>
    after.reduce((sum, { share, next }) => sum + (share / EXCHANGE_ENDS) * next[pick], 0),
  )
}

function chancesOf(chanceOf: (pick: DuelPick) => number): Chances {
  return Object.fromEntries(duelPicks.map((pick) => [pick, chanceOf(pick)])) as Chances
}
