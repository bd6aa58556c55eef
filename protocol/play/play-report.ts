/**
 * A vendor's page posts it to the page that embeds it, so that the displayed balance does not reveal a result
 * early. It posts `began` before each stake and each step of a long round, and `shown` after displaying the
 * result. Vendors need not post it.
 */
export type PlayReport = { type: 'palpite.round'; phase: 'began' | 'shown' }

/**
 * A game posts it once it is visible, even if it only explains why it cannot be played. A game on our own
 * origin counts as started only then. On other origins, the frame's load event is enough.
 */
export type GameStarted = { type: 'palpite.started' }

export const isGameStarted = (data: unknown): data is GameStarted =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'palpite.started'

export function isPlayReport(data: unknown): data is PlayReport {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('phase' in data)) return false
  return data.type === 'palpite.round' && (data.phase === 'began' || data.phase === 'shown')
}
