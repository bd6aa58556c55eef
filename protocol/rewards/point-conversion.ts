import { pointWorth } from '#domain/money/point-worth.ts'
import type { PointConfig } from './points.ts'

/** Null if the field is empty. */
export type TypedPoints = number | 'unreadable' | 'tooLarge' | null

export type ConversionProblem = 'missing' | 'offLimits' | 'tooFew'

type PointAccount = {
  balance: number
  config: Pick<PointConfig, 'ratio' | 'minConversion' | 'maxConversion'>
}

/** Returns the step and the smallest and largest conversion, both multiples of it. Ignores the balance. */
export function stepsOf({ config: { ratio, minConversion, maxConversion } }: Pick<PointAccount, 'config'>) {
  const step = ratio.points
  return {
    step,
    min: Math.ceil(minConversion / step) * step,
    max: Math.floor(maxConversion / step) * step,
  }
}

/** How many points the member can convert now; 0 if none. */
export function mostNow({ balance, config }: PointAccount): number {
  const { step, min, max } = stepsOf({ config })
  const most = Math.min(max, Math.floor(balance / step) * step)
  return most < min ? 0 : most
}

export function problemIn({
  points,
  balance,
  config,
}: PointAccount & { points: TypedPoints }): ConversionProblem | null {
  if (typeof points !== 'number' || points === 0) return 'missing'
  const { step, min, max } = stepsOf({ config })
  if (points < min || points > max || points % step !== 0) return 'offLimits'
  return points > balance ? 'tooFew' : null
}

/** Returns the money for the typed points in minor units; 0 if they are invalid. Ignores the balance. */
export function givenFor({ points, config }: Pick<PointAccount, 'config'> & { points: TypedPoints }): number {
  if (typeof points !== 'number') return 0
  const isWithin = problemIn({ points, balance: points, config }) === null
  return isWithin ? pointWorth(points, config.ratio) : 0
}
