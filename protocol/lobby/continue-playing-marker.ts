/**
 * The session storage key that says whether this tab's member has played, and the page attribute that makes
 * Home reserve space for recent games. `server/pages/page-start.ts` reads the key before the first paint.
 */
export const continuePlayingMarker = { keptAs: 'hasPlayed', attribute: 'data-played' } as const
