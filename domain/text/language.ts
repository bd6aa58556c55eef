import * as v from 'valibot'

/** Languages of the interface, each with its catalogues. */
export const languages = ['pt', 'en', 'ty'] as const
export const language = v.picklist(languages)
export type Language = v.InferOutput<typeof language>
