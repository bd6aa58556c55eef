import { worthOf } from '#domain/money/point-worth.ts'
import type { ConversionContext, ConversionProblem } from './types.ts'

type Known = Pick<ConversionContext, 'balance' | 'config'>

/** Fewest and most points of one conversion, in whole steps; what there are of them does not count. */
export function stepsOf({ config: { ratio, minConversion, maxConversion } }: Pick<Known, 'config'>) {
  const step = ratio.points
  return {
    step,
    min: Math.ceil(minConversion / step) * step,
    max: Math.floor(maxConversion / step) * step,
  }
}

/** As many points as somebody can convert at once; 0 for none. */
export function mostNow({ balance, config }: Known): number {
  const { step, min, max } = stepsOf({ config })
  const most = Math.min(max, Math.floor(balance / step) * step)
  return most < min ? 0 : most
}

/** What is wrong with a number of points. */
export function problemIn({
  points,
  balance,
  config,
}: Known & Pick<ConversionContext, 'points'>): ConversionProblem | null {
  if (typeof points !== 'number' || points === 0) return 'missing'
  const { step, min, max } = stepsOf({ config })
  if (points < min || points > max || points % step !== 0) return 'offLimits'
  return points > balance ? 'tooFew' : null
}

/** Minor units that what is typed would give; 0 where nothing can be given for it. */
export function givenFor({ points, config }: Pick<ConversionContext, 'points' | 'config'>): number {
  if (typeof points !== 'number') return 0
  const isWithin = problemIn({ points, balance: points, config }) === null
  return isWithin ? worthOf(points, config.ratio) : 0
}
