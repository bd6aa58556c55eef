import type { Share } from '#paths/results/results.ts'
import { countText } from './count-text.ts'

/**
 * A share in whole per cent, rounded down, so that it is 100 only if nothing is missing. It is also 100 if
 * the total is 0.
 */
export function percentText({ covered, total }: Share): string {
  return total === 0 ? '100 %' : `${Math.floor((100 * covered) / total)} %`
}

/** A share in words: `12 of 13 transitions`. `one` is the singular, here `transition`. */
export function shareText({ covered, total }: Share, one: string): string {
  return `${covered} of ${countText(total, one)}`
}
