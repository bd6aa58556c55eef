import type { GameStarted, PlayReport } from '#protocol/play/play-report.ts'

/**
 * Sends a message to the embedding page, which has the same origin. Does nothing if the game has a window of
 * its own.
 */
export function postToPage(message: PlayReport | GameStarted): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}
