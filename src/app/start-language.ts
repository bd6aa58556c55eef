import type { Messages } from '@lingui/core'
import type { Language } from '#domain/text/language.ts'
import { loadMessages } from '#pages/kit/loading/catalogues.ts'
import { suppressChunkErrorBanner } from '#pages/kit/loading/chunk-loading.ts'
import type { Boot } from '#protocol/site/boot.ts'

export type StartLanguage = { language: Language; messages: Messages; missing?: Language }

/** Loads the requested language. If that fails, loads the operator's default language (I18N-03). */
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
