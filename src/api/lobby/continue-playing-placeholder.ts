import { browserStorage } from '#api/browser/browser-storage.ts'
import { hasPlayed } from '#protocol/lobby/continue-playing-marker.ts'

const tab = browserStorage('sessionStorage')

/** Notes whether the member has games to go on with, for the next time that Home is shown. */
export function savePlayed(played: boolean): void {
  if (played) tab.write(hasPlayed.keptAs, 'true')
  else tab.remove(hasPlayed.keptAs)
}

/** Whether the tab knows of such games. */
export const hasGamesToGoOn = (): boolean => tab.read(hasPlayed.keptAs) !== null

/** Has Home hold a place for those games, or not. What is found out later changes nothing: nothing may move then. */
export const reserveContinuePlaying = (): void => {
  document.documentElement.toggleAttribute(hasPlayed.attribute, hasGamesToGoOn())
}
