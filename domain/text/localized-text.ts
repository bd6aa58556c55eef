import * as v from 'valibot'
import { languages } from './language.ts'

/** A text in English and in each other language that it was translated to. */
export const localizedTextSchema = v.object({
  ...v.entriesFromList(languages, v.exactOptional(v.string())),
  en: v.string(),
})
