/** The maximum number of exchanges in a duel. The duel ends early when a side has won a majority of them. */
export const MOST_EXCHANGES = 7
export const EXCHANGES_TO_WIN = 4

/**
 * Number of equally likely results of an exchange. A {@link DuelForm} gives some of them to each side; the
 * rest are clashes.
 */
export const EXCHANGE_ENDS = 20

/** A win by at least this many exchanges counts as `leftFar` or `rightFar`. */
const FAR = 3

export const exchangeEnds = ['left', 'right', 'clash'] as const
export type Exchange = (typeof exchangeEnds)[number]

export const duelPicks = ['left', 'draw', 'right', 'leftNear', 'leftFar', 'rightNear', 'rightFar'] as const
export type DuelPick = (typeof duelPicks)[number]

/** Strength of each side: the number of an exchange's results that it wins. */
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
 * Index of a duel's form, derived from the seed's hash. It is known before the bet and does not reveal the
 * seed. All forms have the same average return, so no one gains by selecting a hash.
 */
export const duelFormOf = (seedHash: string): number =>
  Number.parseInt(seedHash.slice(0, 8), 16) % duelForms.length

/**
 * Returns the winner of an exchange, or a clash. `number`, at least 0 and below `EXCHANGE_ENDS`, selects one
 * of the equally likely results. Throws if the form does not exist.
 */
export function exchangeOf(form: number, number: number): Exchange {
  const { left, right } = formAt(form)
  if (number < left) return 'left'
  return number < left + right ? 'right' : 'clash'
}

export const duelScore = (exchanges: readonly Exchange[]): DuelScore => ({
  left: exchanges.filter((end) => end === 'left').length,
  right: exchanges.filter((end) => end === 'right').length,
})

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

export const isDuelWon = (pick: DuelPick, { left, right }: DuelScore): boolean => wins[pick](left - right)

export const duelChance = (form: number, pick: DuelPick): number => chances[form]?.[pick] ?? 0

/**
 * Payout of a winning pick in minor units: the stake at fair odds, times the return in hundredths of a
 * percent, rounded down.
 */
export function duelPayout(bet: { stake: number; form: number; pick: DuelPick; returnBp: number }): number {
  const { stake, form, pick, returnBp } = bet
  // Add a millionth of a minor unit to make up for the rounding error of the division.
  return Math.floor((stake * returnBp) / (10_000 * duelChance(form, pick)) + 1e-6)
}

function formAt(form: number): DuelForm {
  const found = duelForms[form]
  if (!found) throw new Error(`Duel form ${form} does not exist`)
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
