import { isGameStarted, isPlayReport, type PlayReport } from '#protocol/play/play-report.ts'

export type EmbeddedGame = {
  /** Absolute URL. */
  address: string
  window(): unknown
}

export const hearPlayReports = (
  game: EmbeddedGame,
  hear: (phase: PlayReport['phase']) => void,
  page?: EventTarget,
): (() => void) => listenTo(game, (data) => isPlayReport(data) && hear(data.phase), page)

export const hearGameStart = (game: EmbeddedGame, hear: () => void): (() => void) =>
  listenTo(game, (data) => isGameStarted(data) && hear())

/**
 * Handles only messages that come from the frame's own window and have the origin of the game's URL. Any
 * window can post messages.
 */
function listenTo(game: EmbeddedGame, hear: (data: unknown) => void, page: EventTarget = window): () => void {
  const { origin } = new URL(game.address)
  const listen = (event: Event) => {
    if (!(event instanceof MessageEvent) || event.origin !== origin) return
    if (event.source === null || event.source !== game.window()) return
    hear(event.data)
  }
  page.addEventListener('message', listen)
  return () => page.removeEventListener('message', listen)
}
