/**
 * Session storage key of the token, and the page attribute that says there is one:
 * `server/pages/page-start.ts` sets it before the first paint, when the member is not known yet.
 */
export const heldSession = { keptAs: 'token', attribute: 'data-held' } as const
