/**
 * Message from a vendor's page to the page that embeds it, so that the displayed balance does not reveal a
 * result early. The vendor's page posts `began` before each stake and each step of a long round, and `shown`
 * after displaying the result. Vendors may omit it.
 */
export type PlayReport = { type: 'palpite.round'; phase: 'began' | 'shown' }

/**
 * Message that a game posts once it is visible, even if it only explains why it cannot be played. A game on
 * our own origin counts as started only then. On other origins, the frame's load event is enough.
 */
export type GameStarted = { type: 'palpite.started' }

export const isGameStarted = (data: unknown): data is GameStarted =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'palpite.started'

export function isPlayReport(data: unknown): data is PlayReport {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('phase' in data)) return false
  return data.type === 'palpite.round' && (data.phase === 'began' || data.phase === 'shown')
}
