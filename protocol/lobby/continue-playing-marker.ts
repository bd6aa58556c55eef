/**
 * Whether this tab's member has played: the session storage key, and the page attribute with which Home
 * reserves space for recent games. `server/pages/page-start.ts` reads the key before the first paint.
 */
export const continuePlayingMarker = { keptAs: 'hasPlayed', attribute: 'data-played' } as const
