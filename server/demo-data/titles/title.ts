export type Title = readonly [motif: string, pt: string, en: string]
