import * as v from 'valibot'

export const languages = ['pt', 'en', 'ty'] as const
export const language = v.picklist(languages)
export type Language = v.InferOutput<typeof language>
