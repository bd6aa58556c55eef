/** A game before it is anybody's: the motif of its picture as `name/variant`, and what it is called. */
export type Title = readonly [motif: string, pt: string, en: string]
