import type { Share } from '#paths/results/results.ts'
import { countText } from './count-text.ts'

/** In full percent; 100 only where nothing is missing, also where there is nothing. */
export function percentText({ covered, total }: Share): string {
  return total === 0 ? '100 %' : `${Math.floor((100 * covered) / total)} %`
}

/** `12 of 13 transitions`, of a `transition`. */
export function shareText({ covered, total }: Share, one: string): string {
  return `${covered} of ${countText(total, one)}`
}
