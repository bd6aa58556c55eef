import { continuePlayingMarker } from '#protocol/lobby/continue-playing-marker.ts'
import { browserStorage } from './browser-storage.ts'

const tab = browserStorage('sessionStorage')

/** Saves for the next visit to Home whether the member has recent games. */
export function savePlayed(played: boolean): void {
  if (played) tab.write(continuePlayingMarker.keptAs, 'true')
  else tab.remove(continuePlayingMarker.keptAs)
}

export const hasGamesToGoOn = (): boolean => tab.read(continuePlayingMarker.keptAs) !== null

/** Sets once whether Home reserves space for recent games. A later change would shift the layout. */
export const reserveContinuePlaying = (): void => {
  document.documentElement.toggleAttribute(continuePlayingMarker.attribute, hasGamesToGoOn())
}
