import { type DuelPick, duelFormOf } from '#domain/play/duel-odds.ts'
import type { Played } from '#protocol/play/play.ts'
import type { DuelRound } from '#protocol/play/play-duel.ts'
import { afterPlayed, type ShownBet, type ShownInput, startShown, withBet } from '../play/shown-bet.ts'
import type { Answer } from '../play/vendor.ts'

export type DuelContext = ShownBet<DuelRound> & {
  pick: DuelPick
  shown: number
}

export const startContext = (input: ShownInput): DuelContext => ({
  ...startShown(input),
  pick: 'left',
  shown: 0,
})

export const nextForm = ({ game }: Pick<DuelContext, 'game'>): number =>
  game ? duelFormOf(game.nextSeedHash) : 0

export const withDuelBet = (context: DuelContext): Partial<DuelContext> => ({
  ...withBet(context, { stake: context.stake, duel: { form: nextForm(context), pick: context.pick } }),
  shown: 0,
})

export function afterDuel(context: DuelContext, answer: Answer<Played>): Partial<DuelContext> {
  if (!answer.ok || answer.value.round.engine !== 'duel') return {}
  const { round } = answer.value
  return { ...afterPlayed(context, answer.value), round, shown: 0, pick: round.pick, stake: round.stake }
}

export const hasMoreExchanges = ({ round, shown }: Pick<DuelContext, 'round' | 'shown'>): boolean =>
  shown < (round?.exchanges.length ?? 0)
