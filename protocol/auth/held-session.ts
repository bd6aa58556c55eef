/**
 * Session storage key of the token, and the page attribute that shows its presence.
 * `server/pages/page-start.ts` sets the attribute before the first paint, when the member is not known yet.
 */
export const heldSession = { keptAs: 'token', attribute: 'data-held' } as const
