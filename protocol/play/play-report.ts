/**
 * What a vendor's page may post to the page that embeds it, so that an amount shown around the game does not tell what the
 * game has not shown yet. `began` is said before a round's stake is asked for, and once more with every step of a long
 * round; `shown` when there is nothing left to show. A vendor that says neither loses nothing but the surprise.
 */
export type PlayReport = { type: 'palpite.round'; phase: 'began' | 'shown' }

/**
 * What a game posts to the page that embeds it once it is on show, be it only to say why it cannot be played. The page tells
 * its player that a game of its own origin has not started until it hears this; of other origins the frame's load is enough.
 */
export type GameStarted = { type: 'palpite.started' }

/** Whether what somebody posted says that a game has started. */
export const isGameStarted = (data: unknown): data is GameStarted =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'palpite.started'

/** Whether what somebody posted is such a report. */
export function isPlayReport(data: unknown): data is PlayReport {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('phase' in data)) return false
  return data.type === 'palpite.round' && (data.phase === 'began' || data.phase === 'shown')
}
