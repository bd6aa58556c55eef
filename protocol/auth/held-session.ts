/**
 * Session storage key of the token, and the page attribute that shows that a token exists.
 * `server/pages/page-start.ts` sets the attribute before the first paint, when the member is still unknown.
 */
export const heldSession = { keptAs: 'token', attribute: 'data-held' } as const
