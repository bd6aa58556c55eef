import type { DiceBet } from '#domain/play/dice-odds.ts'
import type { PlinkoBoard } from '#domain/play/plinko-odds.ts'
import type { RouletteChip, RouletteSpot } from '#domain/play/roulette-odds.ts'
import type { Played } from '#protocol/play/play.ts'
import type { TableBet, TableRound, TableRules, TableVariant } from '#protocol/play/play-table.ts'
import type { Intent } from '../play/intent.ts'
import {
  afterOpened,
  afterPlayed,
  type ShownBet,
  type ShownInput,
  startShown,
  withBet,
} from '../play/shown-bet.ts'
import type { Answer, Opening } from '../play/vendor.ts'

export type TableContext = ShownBet<TableRound> & {
  /** Roulette chips, one entry for each spot. The spot of the latest chip is last. */
  chips: RouletteChip[]
  dice: DiceBet
  plinko: PlinkoBoard
}

/** How long the result of a round is shown, in ms. `still` applies with reduced motion. */
const SHOWING = { roulette: 4_600, dice: 1_100, plinko: 500, still: 700 }
/** How long the ball takes per row of pegs, in ms. */
export const PER_ROW = 190

export const startContext = (input: ShownInput): TableContext => ({
  ...startShown(input),
  chips: [],
  dice: { side: 'under', chance: 50 },
  plinko: { rows: 12, risk: 'medium' },
})

export const rulesOf = ({ game }: Pick<TableContext, 'game'>): TableRules | null =>
  game?.rules.engine === 'table' ? game.rules : null

const variantOf = (context: TableContext): TableVariant => rulesOf(context)?.variant ?? 'dice'

/** Returns the bet to place: the chips in roulette, or the stake and options in dice and plinko. */
export function betOf(context: TableContext): Pick<Intent, 'stake'> & { table: TableBet } {
  const { stake, chips, dice, plinko } = context
  const variant = variantOf(context)
  switch (variant) {
    case 'roulette': {
      const total = chips.reduce((sum, { amount }) => sum + amount, 0)
      return { stake: total, table: { variant, chips } }
    }
    case 'dice':
      return { stake, table: { variant, ...dice } }
    case 'plinko':
      return { stake, table: { variant, ...plinko } }
  }
}

export function isAffordable(context: TableContext): boolean {
  const { stake } = betOf(context)
  return stake > 0 && context.balance >= stake
}

/**
 * Whether the table limit allows another chip of the selected value. Always false in games other than
 * roulette.
 */
export function hasRoom(context: TableContext): boolean {
  const { stake, table } = betOf(context)
  return table.variant === 'roulette' && stake + context.stake <= (rulesOf(context)?.total.most ?? 0)
}

export function withChip({ chips, stake }: TableContext, spot: RouletteSpot): Partial<TableContext> {
  const before = chips.find((chip) => chip.spot === spot)
  const others = chips.filter((chip) => chip.spot !== spot)
  return { chips: [...others, { spot, amount: (before?.amount ?? 0) + stake }], round: null, refusal: null }
}

/**
 * Applies the vendor's response to opening the game. Also restores the chips or options of this tab's last
 * bet if its round was never shown.
 */
export function afterTableOpened(context: TableContext, opened: Answer<Opening>): Partial<TableContext> {
  const after = afterOpened(context, opened)
  const table = opened.ok ? opened.value.pending?.table : undefined
  if (table?.variant !== 'roulette') return { ...after, ...chosenAt(table) }
  return { ...after, stake: context.stake || stakeOf(opened), chips: table.chips }
}

export const withTableBet = (context: TableContext): Partial<TableContext> => withBet(context, betOf(context))

export function afterLanded(context: TableContext, answer: Answer<Played>): Partial<TableContext> {
  if (!answer.ok || answer.value.round.engine !== 'table') return {}
  const { round } = answer.value
  return { ...afterPlayed(context, answer.value), round, ...chosenAt(round.bet) }
}

function chosenAt(bet: TableBet | undefined): Partial<TableContext> {
  if (bet?.variant === 'roulette') return { chips: bet.chips }
  if (bet?.variant === 'dice') return { dice: { side: bet.side, chance: bet.chance } }
  return bet ? { plinko: { rows: bet.rows, risk: bet.risk } } : {}
}

/**
 * Returns the initial value of a roulette chip: the second smallest stake, because a roulette bet usually
 * consists of several chips.
 */
const stakeOf = (opened: Answer<Opening>): number =>
  opened.ok ? (opened.value.game.stakes[1] ?? opened.value.game.stakes[0] ?? 0) : 0

export function showingOf(context: TableContext): number {
  const { round, isStill } = context
  if (isStill || !round) return SHOWING.still
  return SHOWING[round.bet.variant] + (round.bet.variant === 'plinko' ? round.bet.rows * PER_ROW : 0)
}
