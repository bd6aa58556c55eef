import type { SlipAnswer, SlipIntent } from '#api/play/lottery-slip.ts'
import type { CallFailure } from '#machines/kit/call-failure.ts'
import type { BetLine, LotteryTicket } from '#protocol/play/lottery-bets.ts'
import type { LotteryDraw, LotteryRules } from '#protocol/play/lottery-draws.ts'
import { costOf, placedLines, playOf } from '#protocol/play/lottery-slip.ts'

export type SlipProblem =
  | 'incomplete'
  | 'full'
  | 'empty'
  | 'offLimits'
  | 'notEnough'
  | 'oddsChanged'
  | 'notTaken'

export type SlipInput = {
  memberId: string
  gameCode: string
  rules: LotteryRules
  draw: LotteryDraw
  /** A slip sent from this tab whose outcome is unknown; null if there is none. */
  pending: SlipIntent | null
}

export type SlipContext = SlipInput & {
  play: string
  numbers: readonly number[]
  /** Price of one bet, in minor units. */
  unit: number
  multiplier: number
  lines: readonly BetLine[]
  /** Wallet balance in minor units; null unless a refusal has reported it. */
  balance: number | null
  receipt: LotteryTicket | null
  problem: SlipProblem | null
  failure: CallFailure | null
}

export type SlipEvent =
  | { type: 'play.choose'; play: string }
  | { type: 'number.toggle'; number: number }
  | { type: 'numbers.pick'; numbers: readonly number[] }
  | { type: 'unit.choose'; unit: number }
  | { type: 'multiplier.change'; multiplier: number }
  | { type: 'line.add' }
  | { type: 'line.remove'; index: number }
  | { type: 'slip.clear' }
  | { type: 'slip.place' }
  | { type: 'slip.next' }
  | { type: 'slip.back' }
  | { type: 'slip.ask' }
  | { type: 'slip.another' }
  | { type: 'draw.turn'; draw: LotteryDraw }

export const createSlip = (input: SlipInput): SlipContext => ({
  ...input,
  play: input.rules.plays[0]?.play ?? '',
  numbers: [],
  unit: input.rules.units[1] ?? input.rules.units[0] ?? 1,
  multiplier: 1,
  lines: [...(input.pending?.request.lines ?? [])],
  balance: null,
  receipt: null,
  problem: null,
  failure: null,
})

/**
 * Picks or removes a number. If only one may be picked, the new number replaces the old one. Otherwise, a
 * number beyond the maximum is ignored.
 */
export function toggled(context: SlipContext, number: number): readonly number[] {
  const { numbers } = context
  const most = playOf(context)?.most ?? 0
  if (numbers.includes(number)) return numbers.filter((one) => one !== number)
  if (most === 1) return [number]
  return numbers.length < most ? [...numbers, number].toSorted((one, other) => one - other) : numbers
}

export function isOffLimits(context: SlipContext): boolean {
  const { minStake, maxStake } = context.rules
  const cost = costOf(placedLines(context))
  return cost < minStake || cost > maxStake
}

type Refusal = Extract<SlipAnswer, { ok: false }>['refusal']

export function afterAnswer(context: SlipContext, answer: SlipAnswer): Partial<SlipContext> {
  if (answer.ok) return { receipt: answer.value.ticket, lines: [], numbers: [], balance: null }
  return afterRefusal(context, answer.refusal)
}

function afterRefusal(context: SlipContext, refusal: Refusal): Partial<SlipContext> {
  const { rules, lines, draw } = context
  switch (refusal.code) {
    case 'lottery.locked':
      return { draw: refusal.value.next ?? draw }
    case 'lottery.notEnough':
      return { problem: 'notEnough', balance: refusal.value.balance }
    case 'lottery.stakeOffLimits':
      return { problem: 'offLimits', rules: { ...rules, ...refusal.value } }
    case 'lottery.oddsChanged': {
      const { odds } = refusal.value
      return {
        problem: 'oddsChanged',
        lines: lines.map((line) => ({ ...line, odds: odds[line.play] ?? line.odds })),
        rules: {
          ...rules,
          plays: rules.plays.map((play) => ({ ...play, odds: odds[play.play] ?? play.odds })),
        },
      }
    }
    case 'lottery.linesInvalid':
    case 'lottery.trial':
      return { problem: 'notTaken' }
  }
}
