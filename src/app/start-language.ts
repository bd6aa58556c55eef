import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import type { Boot } from '#protocol/site/boot.ts'
import { loadMessages } from './catalogues.ts'
import { suppressChunkErrorBanner } from './chunk-loading.ts'

/** What the page starts in; `missing` is the language that was wanted and has no texts. */
export type StartLanguage = { language: Language; messages: Messages; missing?: Language }

/** The texts of the language that is wanted, or of the operator's default where they do not arrive (I18N-03). */
export async function startLanguage({ language, config }: Boot): Promise<StartLanguage> {
  try {
    return { language, messages: await loadMessages(language) }
  } catch (error) {
    const { defaultLanguage } = config
    if (language === defaultLanguage) throw error
    suppressChunkErrorBanner(error)
    console.warn(`The texts of ${language} are missing.`, error)
    return { language: defaultLanguage, messages: await loadMessages(defaultLanguage), missing: language }
  }
}
