import * as v from 'valibot'
import { languages } from './language.ts'

/** English is required, and other languages are optional. */
export const localizedTextSchema = v.object({
  ...v.entriesFromList(languages, v.exactOptional(v.string())),
  en: v.string(),
})
