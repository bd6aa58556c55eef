import type { GameStarted, PlayReport } from '#protocol/play/play-report.ts'

/** Posts to the page around the game. Games are shown in frames of their own site alone; in its own window a game has no page around it. */
export function postToPage(message: PlayReport | GameStarted): void {
  if (window.parent !== window) window.parent.postMessage(message, location.origin)
}
