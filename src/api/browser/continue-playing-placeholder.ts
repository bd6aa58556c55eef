import { continuePlayingMarker } from '#protocol/lobby/continue-playing-marker.ts'
import { browserStorage } from './browser-storage.ts'

const tab = browserStorage('sessionStorage')

/** Remembers whether the member has recent games, for the next visit to Home. */
export function savePlayed(played: boolean): void {
  if (played) tab.write(continuePlayingMarker.keptAs, 'true')
  else tab.remove(continuePlayingMarker.keptAs)
}

export const hasGamesToGoOn = (): boolean => tab.read(continuePlayingMarker.keptAs) !== null

/**
 * Makes Home reserve space for recent games if the member has any, since showing them later would shift the
 * layout.
 */
export const reserveContinuePlaying = (): void => {
  document.documentElement.toggleAttribute(continuePlayingMarker.attribute, hasGamesToGoOn())
}
