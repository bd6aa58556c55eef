import type { Share } from '../results.ts'

/** In full percent; 100 only where nothing is missing, also where there is nothing. */
export function percentText({ covered, total }: Share): string {
  return total === 0 ? '100 %' : `${Math.floor((100 * covered) / total)} %`
}

/** `12 of 13 transitions`. */
export function shareText({ covered, total }: Share, what: string): string {
  return `${covered} of ${total} ${what}`
}
