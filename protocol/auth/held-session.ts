/**
 * Where a tab keeps the token of its session, and the attribute of the page that says before anything else runs that it has one:
 * `server/pages/page-start.ts` sets it before the first paint, for nobody knows yet whose it is.
 */
export const heldSession = { keptAs: 'token', attribute: 'data-held' } as const
