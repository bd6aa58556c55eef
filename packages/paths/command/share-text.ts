import type { Share } from '#paths/results/results.ts'
import { countText } from './count-text.ts'

/** Whole per cent, rounded down: 100 only if nothing is missing, also if the total is 0. */
export function percentText({ covered, total }: Share): string {
  return total === 0 ? '100 %' : `${Math.floor((100 * covered) / total)} %`
}

/** `12 of 13 transitions`, from `transition`. */
export function shareText({ covered, total }: Share, one: string): string {
  return `${covered} of ${countText(total, one)}`
}
