import { continuePlayingMarker } from '#protocol/lobby/continue-playing-marker.ts'
import { browserStorage } from './browser-storage.ts'

const tab = browserStorage('sessionStorage')

/** Saves whether the member has recently played games, for the next visit to Home. */
export function savePlayed(played: boolean): void {
  if (played) tab.write(continuePlayingMarker.keptAs, 'true')
  else tab.remove(continuePlayingMarker.keptAs)
}

export const hasGamesToGoOn = (): boolean => tab.read(continuePlayingMarker.keptAs) !== null

/**
 * Sets whether Home reserves space for recent games. Later knowledge must not change it, or the layout would
 * shift.
 */
export const reserveContinuePlaying = (): void => {
  document.documentElement.toggleAttribute(continuePlayingMarker.attribute, hasGamesToGoOn())
}
