import type { GameStarted, PlayReport } from '#protocol/play/play-report.ts'

/** Posts to the embedding page of the same origin. A game in its own window has none. */
export function postToPage(message: PlayReport | GameStarted): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}
