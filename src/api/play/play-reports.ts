import { isGameStarted, isPlayReport, type PlayReport } from '#protocol/play/play-report.ts'

/** A game in a frame of this page. */
export type EmbeddedGame = {
  /** Where it was opened; absolute. */
  address: string
  /** The window of its frame, while there is one. */
  window(): unknown
}

/** Hears what an embedded game says of its rounds, until the returned function is called. */
export const hearPlayReports = (
  game: EmbeddedGame,
  hear: (phase: PlayReport['phase']) => void,
  page?: EventTarget,
): (() => void) => listenTo(game, (data) => isPlayReport(data) && hear(data.phase), page)

/** Hears when an embedded game has started, until the returned function is called. */
export const hearGameStart = (game: EmbeddedGame, hear: () => void): (() => void) =>
  listenTo(game, (data) => isGameStarted(data) && hear())

/**
 * Anybody may post to a page: only that very window counts, and only while what it shows has the origin of the game's
 * address.
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
