/**
 * What a vendor's page may post to the page that embeds it, so that an amount shown around the game does not tell what the
 * game has not shown yet. `began` is said before a round's stake is asked for, and once more with every step of a long
 * round; `shown` when there is nothing left to show. A vendor that says neither loses nothing but the surprise.
 */
export type PlayReport = { type: 'palpite.round'; phase: 'began' | 'shown' }

/** Whether what somebody posted is such a report. */
export function isPlayReport(data: unknown): data is PlayReport {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('phase' in data)) return false
  return data.type === 'palpite.round' && (data.phase === 'began' || data.phase === 'shown')
}
