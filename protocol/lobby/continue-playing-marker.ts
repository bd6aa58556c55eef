/**
 * Whether whoever is logged in in this tab has played: the tab's own word for it, and the attribute of the page by which
 * Home holds a place for their games. A tab keeps it beside the session; `server/pages/page-start.ts` reads it before the first paint.
 */
export const hasPlayed = { keptAs: 'hasPlayed', attribute: 'data-played' } as const
